import { expect, test } from 'vitest';
import { createLineageWorld } from '../../tests/fixtures/lineageWorld.ts';

const at = (situation: string, candidate = 0) => ({ situation, candidate });
const coaching = { coaching: { kind: 'replace_say', text: 'Let me ask first.' } };

test('a coached input is an alternative of the situation that it repeats, and shares its parent', () => {
  const world = createLineageWorld();
  world.exchange(
    [{ user: 'Begin.', wanted: 2 }],
    [
      [
        { memory: { h: [1] }, say: 'A.' },
        { memory: { h: [2] }, say: 'B.' },
      ],
    ],
  );
  world.exchange([{ memory: { h: [2] }, user: 'Go on.', wanted: 2 }], [[{ memory: { h: [3] }, say: 'C.' }]]);
  world.ask([{ memory: { h: [2] }, user: 'Go on.', wanted: 2, extraKeys: coaching }]);
  expect(world.link('3.0')).toMatchObject({ kind: 'alternative', alternativeOf: '2.0', parent: at('1.0', 1), certainty: 'certain' });
});

test('a coached input hangs where its situation hangs also where others returned the same memory', () => {
  const world = createLineageWorld();
  world.exchange([{ user: 'Begin.' }], [[{ memory: { h: [1] }, say: 'A.' }]]);
  world.exchange([{ memory: { h: [1] }, user: 'Go on.' }], [[{ memory: { h: [2] }, say: 'B.' }]]);
  world.exchange([{ user: 'Begin.' }], [[{ memory: { h: [1] }, say: 'A.' }]]);
  world.ask([{ memory: { h: [1] }, user: 'Go on.', extraKeys: coaching }]);
  expect(world.link('4.0')).toMatchObject({ kind: 'alternative', alternativeOf: '2.0', parent: at('1.0'), certainty: 'certain' });
});

test('a coached input whose situation is not recorded hangs by its memory', () => {
  const world = createLineageWorld();
  world.exchange([{ user: 'Begin.' }], [[{ memory: { h: [1] }, say: 'A.' }]]);
  world.ask([{ memory: { h: [1] }, user: 'Never asked.', extraKeys: coaching }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'next', alternativeOf: null, parent: at('1.0') });
});

test('a first situation that is sent again is an alternative of it, in one interaction', () => {
  const world = createLineageWorld();
  for (const _ of [1, 2, 3])
    world.exchange([{ user: 'Say hello.', memory: { history: [] } }], [[{ memory: { history: ['hello'] }, say: 'Hello.' }]]);
  expect(world.link('3.0')).toMatchObject({ kind: 'alternative', alternativeOf: '1.0', parent: null });
  expect(world.reads.interactions('', null, 10).interactions).toMatchObject([{ id: '1.0', situations: 3, depth: 1 }]);
});

test('the same situations twice in one request are two interactions', () => {
  const world = createLineageWorld();
  world.ask([
    { id: 1, user: 'Say hello.' },
    { id: 2, user: 'Say hello.' },
  ]);
  expect([world.link('1.0').kind, world.link('1.1').kind]).toEqual(['root', 'root']);
});

test.each([
  { wanted: 1, answered: true, kind: 'alternative' },
  { wanted: 3, answered: true, kind: 'next' },
  { wanted: 3, answered: false, kind: 'alternative' },
])('a later situation that is sent again, $wanted wanted and answered before: $answered, is $kind', ({ wanted, answered, kind }) => {
  const world = createLineageWorld();
  const again = { memory: { h: [1] }, user: 'Go on.', wanted };
  world.exchange([{ user: 'Begin.' }], [[{ memory: { h: [1] }, say: 'A.' }]]);
  const exchange = world.ask([again]);
  if (answered) world.answer(exchange, [[{ memory: { h: [2] }, say: 'B.' }]]);
  else world.append({ kind: 'dropped', at: 0, exchange });
  world.ask([again]);
  expect(world.link('3.0')).toMatchObject({
    kind,
    alternativeOf: kind === 'alternative' ? '2.0' : null,
    parent: at('1.0'),
    certainty: 'certain',
  });
});

test('a memory that the caller changed is marked with the nearest candidate and the difference', () => {
  const world = createLineageWorld();
  const history = [
    { author: 'USER', content: 'Press sw0, please.' },
    { author: 'MODEL', content: 'I would rather press sw1.' },
  ];
  const calls = [{ name: 'press', arguments: { id: 'sw0' }, target_robot_name: 'arm1' }];
  world.exchange([{ user: 'Begin.' }], [[{ memory: { memory_list: ['One rule.', 'Another rule.'], history }, calls }]]);
  const env = { previous_tool_call: { arm1: { name: 'press', arguments: { id: 'sw0' } } } };
  world.ask([{ memory: { memory_list: ['One rule.'], history }, env }]);
  world.ask([{ memory: { memory_list: [], history }, user: 'Something else.' }]);
  expect(world.link('2.0')).toMatchObject({
    parent: at('1.0'),
    certainty: 'probable',
    edited: { near: at('1.0'), difference: 'memory_list: 2 items became 1' },
  });
  const { certainty, choices } = world.link('3.0');
  expect(certainty).toBe('ambiguous');
  expect(choices.map(({ parent }) => parent)).toEqual([at('1.0'), null]);
});

test('a part that came with a candidate’s own situation, and went back with it, makes no memory a changed one', () => {
  const world = createLineageWorld();
  const notes = 'This table has three zones, and two robots work at it.';
  world.exchange([{ memory: { notes, history: [] }, user: 'Begin.' }], [[{ memory: { notes, history: ['asked', 'done'] }, say: 'Yes.' }]]);
  world.ask([{ memory: { notes, history: [], seed: 1 }, user: 'Begin anew.' }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'root', parent: null, edited: null });
});

test('rules alone make no memory a changed one', () => {
  const world = createLineageWorld();
  const memory_list = ['Keep fragile objects separate, whatever is said.'];
  world.exchange([{ user: 'Begin.' }], [[{ memory: { memory_list, history: ['asked', 'done'] }, say: 'Yes.' }]]);
  world.ask([{ memory: { memory_list, history: [] }, user: 'Begin anew.' }]);
  expect(world.link('2.0')).toMatchObject({ kind: 'root', certainty: 'certain', edited: null });
});
