import { expect, test } from 'vitest';
import type { Ask, Give } from '../../tests/fixtures/lineageWorld.ts';
import { createLineageWorld, readPage } from '../../tests/fixtures/lineageWorld.ts';

const press = (button: string): NonNullable<Give['calls']> => [{ name: 'press', arguments: { id: button }, target_robot_name: 'arm1' }];
const pressed = (button: string): object => ({
  infos: 'arm1: press succeed with message: pressed.',
  previous_tool_call: { arm1: { name: 'press', arguments: { id: button } } },
});
const at = (situation: string, candidate = 0) => ({ situation, candidate });

test.each([
  ['keys in another order', '{"a": 1, "b": [1, 2]}', '{"b": [1, 2], "a": 1}'],
  ['1 as 1.0', '{"n": 1, "z": 0}', '{"n": 1.0, "z": -0.0}'],
  ['number-like keys', '{"10": "x", "2": "y", "b": 0}', '{"2": "y", "b": 0, "10": "x"}'],
  ['a lone surrogate', String.raw`{"s": "\ud83d"}`, String.raw`{"s": "\uD83D"}`],
  ['__proto__', '{"__proto__": {"x": 1}, "a": 2}', '{"a": 2, "__proto__": {"x": 1}}'],
  ['a repeated key', '{"a": 1, "a": 2}', '{"a": 2}'],
])('memory that comes back with %s is the same memory', (_, returned, cameBack) => {
  const world = createLineageWorld();
  world.exchange(
    [{ wanted: 2 }],
    [
      [
        { memory: '{"other": true}', say: 'No.' },
        { memory: returned, say: 'Yes.' },
      ],
    ],
  );
  world.ask([{ memory: cameBack, user: 'Go on.' }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'next', parent: at('1.0', 1), certainty: 'certain' });
});

test.each([
  ['9007199254740993 and 9007199254740992', '{"n": 9007199254740993}', '{"n": 9007199254740992}'],
  ['1 and true', '{"n": 1}', '{"n": true}'],
  ['null and nothing', '{"n": null, "m": 1}', '{"m": 1}'],
  ['a lone surrogate and U+FFFD', String.raw`{"s": "\ud83d"}`, String.raw`{"s": "\ufffd"}`],
  ['__proto__ and nothing', '{"__proto__": {"x": 1}, "a": 2}', '{"a": 2}'],
])('memories that differ by %s are two', (_, returned, cameBack) => {
  const world = createLineageWorld();
  world.exchange([{}], [[{ memory: returned, say: 'Yes.' }]]);
  world.ask([{ memory: cameBack, user: 'Go on.' }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'root', parent: null });
});

test('a candidate that never reached its caller is marked and ranked last', () => {
  const world = createLineageWorld();
  const memory = { history: ['same'] };
  world.exchange([{}], [[{ memory, say: 'One.' }]]);
  world.exchange([{}], [[{ memory, say: 'Two.' }]]);
  world.append({ kind: 'abandoned', at: 0, exchange: '2', reason: 'gone' });
  world.exchange([{}], [[{ memory, say: 'Three.' }]]);
  world.ask([{ memory, user: 'Go on.' }]);
  const { certainty, choices } = world.link('4.0');
  expect(certainty).toBe('ambiguous');
  expect(choices.map(({ parent }) => parent)).toEqual([at('3.0'), at('1.0'), at('2.0')]);
  expect(choices[2]?.evidence).toContainEqual({
    code: 'delivery',
    speaks: 'against',
    text: 'The answer with candidate 0 of 2.0 never reached its caller.',
  });
});

test('what a person released for a caller that left is known, and may still be named as a parent', () => {
  const world = createLineageWorld();
  const memory = { history: ['unsent'] };
  const exchange = world.ask([{}]);
  world.append({ kind: 'held', at: 0, exchange, situation: 0, reason: 'responder', deadlineAt: null });
  const texts = [JSON.stringify({ status: 'completed', memory, output: { say: 'Yes.' } })];
  world.append({ kind: 'decided', at: 0, exchange, situation: 0, by: 'human', candidates: [], body: world.store(JSON.stringify(texts)) });
  expect(readPage(world, '1.0')?.nodes[0]?.candidates).toMatchObject([{ delivered: false, line: 'say “Yes.”' }]);
  world.append({ kind: 'abandoned', at: 0, exchange, reason: 'gone' });
  world.ask([{ memory, user: 'After it left.' }]);
  expect(world.link('2.0')).toMatchObject({ parent: at('1.0'), certainty: 'probable' });
});

test('reused input ids link nothing by themselves', () => {
  const world = createLineageWorld();
  world.exchange(
    [
      { id: 0, user: 'First.' },
      { id: 1, user: 'Second.' },
    ],
    [[{ memory: { h: ['a'] }, say: 'A.' }], [{ memory: { h: ['b'] }, say: 'B.' }]],
  );
  world.ask([
    { id: 0, memory: { h: ['b'] }, user: 'Go on.' },
    { id: 1, memory: { h: ['a'] }, user: 'Go on.' },
  ]);
  expect(world.link('2.0').parent).toEqual(at('1.1'));
  expect(world.link('2.1').parent).toEqual(at('1.0'));
});

test('an input id tells episodes apart once links without doubt have shown that ids stay with their interactions', () => {
  const world = createLineageWorld();
  const twins = (id: number): Ask => ({ id, user: 'Say hello.' });
  for (const step of [1, 2, 3, 4]) {
    world.exchange(
      [{ id: 9, user: `Step ${step}`, ...(step === 1 ? {} : { memory: { only: step } }) }],
      [[{ memory: { only: step + 1 }, say: 'Yes.' }]],
    );
  }
  world.exchange([twins(2), twins(5)], [[{ memory: { same: 1 }, say: 'Hello.' }], [{ memory: { same: 1 }, say: 'Hello.' }]]);
  world.ask([
    { id: 5, memory: { same: 1 }, user: 'And?' },
    { id: 2, memory: { same: 1 }, user: 'And?' },
  ]);
  expect(world.link('6.0')).toMatchObject({ parent: at('5.1'), certainty: 'probable' });
  expect(world.link('6.1')).toMatchObject({ parent: at('5.0'), certainty: 'probable' });
  expect(world.link('6.0').evidence).toContainEqual({
    code: 'slot',
    speaks: 'for',
    text: 'It has the same input id, 5, and candidate 0 of 5.1 was the latest answer to that id.',
  });
});

test('input ids that were exchanged within a request mislead none of its others', () => {
  const world = createLineageWorld();
  for (const step of [1, 2, 3, 4]) {
    const memory = step === 1 ? {} : { memory: { only: step } };
    world.exchange([{ id: 9, user: `Step ${step}`, ...memory }], [[{ memory: { only: step + 1 }, say: 'Yes.' }]]);
  }
  const give = (same: number): Give[] => [{ memory: { same }, say: 'Hello.' }];
  world.exchange([{ id: 2 }, { id: 5 }, { id: 6, user: 'Another.' }, { id: 7, user: 'Other.' }], [give(1), give(1), give(2), give(3)]);
  world.ask([
    { id: 5, memory: { same: 1 }, user: 'And?' },
    { id: 7, memory: { same: 2 }, user: 'And?' },
  ]);
  expect(world.link('6.1')).toMatchObject({ parent: at('5.2'), certainty: 'certain' });
  expect(world.link('6.0')).toMatchObject({ certainty: 'ambiguous' });
});

test('an input id tells nothing where another answer to that id waits to be continued, as with two consumers at once', () => {
  const world = createLineageWorld();
  for (const step of [1, 2, 3, 4]) {
    const memory = step === 1 ? {} : { memory: { only: step } };
    world.exchange([{ id: 9, user: `Step ${step}`, ...memory }], [[{ memory: { only: step + 1 }, say: 'Yes.' }]]);
  }
  for (const _ of [1, 2]) world.exchange([{ id: 2, user: 'Say hello.' }], [[{ memory: { same: 1 }, say: 'Hello.' }]]);
  world.ask([{ id: 2, memory: { same: 1 }, user: 'And?' }]);
  expect(world.link('7.0')).toMatchObject({ certainty: 'ambiguous', choices: [{ parent: at('6.0') }, { parent: at('5.0') }] });
});

test('repeated request_ids join nothing', () => {
  const world = createLineageWorld();
  world.exchange([{ user: 'First.' }], [[{ memory: { h: ['a'] }, say: 'A.' }]], 'demo');
  world.exchange([{ user: 'Second.' }], [[{ memory: { h: ['b'] }, say: 'B.' }]], 'demo');
  world.ask([{ memory: { h: ['a'] }, user: 'Go on.' }], 'demo');
  expect(world.link('2.0').kind).toBe('root');
  expect(world.link('3.0')).toMatchObject({ parent: at('1.0'), certainty: 'certain' });
});

test('several episodes that begin with one memory are interactions of their own', () => {
  const world = createLineageWorld();
  const memory = { history: [] };
  for (const user of ['First.', 'Second.', 'Third.']) world.exchange([{ memory, user }], [[{ memory: { history: [user] }, say: 'Yes.' }]]);
  for (const situation of ['1.0', '2.0', '3.0']) expect(world.link(situation)).toMatchObject({ kind: 'root', certainty: 'certain' });
  expect(world.reads.interactions('', null, 10).interactions.map(({ id }) => id)).toEqual(['3.0', '2.0', '1.0']);
});

test('where memory comes back unchanged, the beginning of an interaction stays possible', () => {
  const world = createLineageWorld();
  const memory = { memory_list: ['Keep fragile objects separate.'], history: [] };
  world.exchange([{ memory, user: 'First.' }], [[{ memory, say: 'Yes.' }]]);
  world.ask([{ memory, user: 'Second.' }]);
  const { certainty, choices, parent } = world.link('2.0');
  expect({ certainty, parent }).toEqual({ certainty: 'ambiguous', parent: null });
  expect(choices.map((choice) => choice.parent)).toEqual([null, at('1.0')]);
});

test('where memory comes back unchanged, the calls that were executed may lift one candidate above the rest', () => {
  const world = createLineageWorld();
  const memory = { history: [] };
  for (const button of ['sw0', 'sw1', 'sw2']) world.exchange([{ memory, user: `Press ${button}.` }], [[{ memory, calls: press(button) }]]);
  world.ask([{ memory, env: pressed('sw1') }]);
  expect(world.link('4.0')).toMatchObject({ parent: at('2.0'), certainty: 'probable' });
  world.exchange([{ memory, user: 'Press sw1 again.' }], [[{ memory, calls: press('sw1') }]]);
  world.ask([{ memory, env: pressed('sw1') }]);
  const { certainty, choices } = world.link('6.0');
  expect(certainty).toBe('ambiguous');
  expect(choices.map(({ parent }) => parent)).toEqual([at('5.0'), at('2.0'), at('3.0'), at('1.0'), null]);
});

test('identical siblings are all listed', () => {
  const world = createLineageWorld();
  const memory = { history: ['asked', 'done'] };
  const same: Give = { memory, say: 'Done.' };
  world.exchange([{ wanted: 3 }], [[same, same, same]]);
  world.ask([{ memory, user: 'Go on.' }]);
  const { certainty, choices, more } = world.link('2.0');
  expect({ certainty, more }).toEqual({ certainty: 'ambiguous', more: 0 });
  expect(choices.map(({ parent }) => parent)).toEqual([at('1.0', 2), at('1.0', 1), at('1.0', 0)]);
});

test('an error candidate, which returns the memory that came, is no likely parent', () => {
  const world = createLineageWorld();
  const begun = { memory_list: ['A rule.'], history: [] };
  const later = { history: ['asked', 'done'] };
  world.exchange([{ memory: begun, user: 'First.' }], [[{ memory: begun, error: true }]]);
  world.ask([{ memory: begun, user: 'Second.' }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'root', certainty: 'probable' });
  world.exchange([{ memory: begun, user: 'Third.' }], [[{ memory: later, say: 'Yes.' }]]);
  world.exchange([{ memory: later, user: 'Now.' }], [[{ memory: later, error: true }]]);
  world.ask([{ memory: later, user: 'Now!' }]);
  expect(world.link('5.0')).toMatchObject({ parent: at('3.0'), certainty: 'probable' });
});

test('a new user instruction may follow a call with no feedback between', () => {
  const world = createLineageWorld();
  world.exchange([{ user: 'Press sw0.' }], [[{ memory: { history: ['pressing'] }, calls: press('sw0') }]]);
  world.ask([{ memory: { history: ['pressing'] }, user: 'Stop. Press sw1.' }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'next', parent: at('1.0'), certainty: 'certain' });
});

test('of two calls by one robot only the last is compared', () => {
  const world = createLineageWorld();
  const memory = { history: [] };
  const twice = [...press('sw0'), ...press('sw1')];
  world.exchange([{ memory, user: 'Press both.' }], [[{ memory, calls: twice }]]);
  world.exchange([{ memory, user: 'Press sw0.' }], [[{ memory, calls: press('sw0') }]]);
  world.ask([{ memory, env: pressed('sw1') }]);
  expect(world.link('3.0').parent).toEqual(at('1.0'));
});

test('calls that were executed but are none of the only possible parent’s speak against it', () => {
  const world = createLineageWorld();
  world.exchange([{}], [[{ memory: { h: [1] }, calls: press('sw0') }]]);
  world.ask([{ memory: { h: [1] }, env: pressed('sw2') }]);
  const { certainty, evidence } = world.link('2.0');
  expect(certainty).toBe('probable');
  expect(evidence).toContainEqual({
    code: 'calls',
    speaks: 'against',
    text: 'The calls that were executed are not those of candidate 0 of 1.0.',
  });
});

test('a candidate that nothing continued yet stands out among equals, unless the same was asked before', () => {
  const world = createLineageWorld();
  const memory = { h: ['same'] };
  world.exchange([{ user: 'Begin.' }], [[{ memory, say: 'Yes.' }]]);
  world.exchange([{ memory, user: 'Go on.' }], [[{ memory: { h: ['same', 1] }, say: 'A.' }]]);
  world.exchange([{ user: 'Begin.' }], [[{ memory, say: 'Yes.' }]]);
  world.ask([{ memory, user: 'Go on.' }]);
  world.ask([{ memory, user: 'Go elsewhere.' }]);
  expect(world.link('2.0')).toMatchObject({ parent: at('1.0'), certainty: 'certain' });
  expect(world.link('4.0')).toMatchObject({ certainty: 'ambiguous' });
  expect(world.link('5.0')).toMatchObject({ parent: at('3.0'), certainty: 'probable' });
});
