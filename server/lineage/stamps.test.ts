import { expect, test } from 'vitest';
import type { Give, LineageWorld } from '../../tests/fixtures/lineageWorld.ts';
import { createLineageWorld } from '../../tests/fixtures/lineageWorld.ts';
import type { CandidatePlace } from '../../shared/link.ts';

const at = (situation: string, candidate = 0): CandidatePlace => ({ situation, candidate });
const nonceOf = ({ situation, candidate }: CandidatePlace): string => `${situation}-${candidate}`.replace('.', '_').padEnd(12, 'x');
const stampOf = (place: CandidatePlace): string => `${place.situation}.${place.candidate}-${nonceOf(place)}`;

/** A memory with the stamp of a candidate. */
function stamped(memory: object, place: CandidatePlace): object {
  return { ...memory, __signalbox: stampOf(place) };
}

/** An exchange whose candidates all return one memory, each with its own stamp. */
function exchange(world: LineageWorld, came: object, returned: object, gives: readonly Give[] = [{ say: 'Yes.' }, { say: 'No.' }]): string {
  const id = world.ask([{ memory: came, wanted: gives.length }]);
  world.answer(id, [gives.map((give, candidate) => ({ ...give, memory: stamped(returned, at(`${id}.0`, candidate)) }))]);
  return id;
}

const start = { history: [] };
const same = { history: ['same'] };

test('a stamp that comes back leaves no doubt, also among identical siblings', () => {
  const world = createLineageWorld();
  exchange(world, start, same);
  exchange(world, start, same);
  world.ask([{ memory: stamped(same, at('1.0', 1)), user: 'Go on.' }]);
  const link = world.link('3.0');
  expect(link).toMatchObject({ kind: 'next', certainty: 'certain', parent: at('1.0', 1), edited: null, more: 0 });
  expect(link.evidence.slice(0, 2)).toEqual([
    { code: 'stamp', speaks: 'for', text: 'The memory carries the stamp that was put into the memory of candidate 1 of 1.0.' },
    { code: 'memory', speaks: 'for', text: 'The memory equals the one that candidate 1 of 1.0 returned.' },
  ]);
});

test('a memory that was changed beside its stamp is certain, and marked as edited', () => {
  const world = createLineageWorld();
  exchange(world, start, { history: ['a', 'b'], rule: 'keep' });
  world.ask([{ memory: stamped({ history: ['a'], rule: 'keep' }, at('1.0')), user: 'Go on.' }]);
  const link = world.link('2.0');
  expect(link).toMatchObject({
    certainty: 'certain',
    parent: at('1.0'),
    edited: { near: at('1.0'), difference: 'history: 2 items became 1' },
  });
  expect(link.evidence).toContainEqual({
    code: 'edited',
    speaks: 'for',
    text: 'Beside the stamp, the memory is not what candidate 0 of 1.0 returned: its caller changed it.',
  });
});

test.each([
  ['of another workspace', '1.0.1-AAAAAAAAAAAA'],
  ['of a candidate that there is not', '1.0.7-AAAAAAAAAAAA'],
  ['of an exchange that there is not', '900.0.1-AAAAAAAAAAAA'],
  ['put together by hand from another one', stampOf(at('1.0', 0)).replace('1.0.0-', '1.0.1-')],
])('a stamp %s tells nothing', (_, stamp) => {
  const world = createLineageWorld();
  exchange(world, start, same);
  world.ask([{ memory: { ...same, __signalbox: stamp }, user: 'Go on.' }]);
  expect(world.link('2.0')).toMatchObject({ certainty: 'ambiguous' });
  world.ask([{ memory: { history: ['unknown'], __signalbox: stamp }, user: 'Go on.' }]);
  expect(world.link('3.0')).toMatchObject({ kind: 'root', parent: null });
});

test('a first memory without a stamp begins an interaction where all that returned it put one in', () => {
  const world = createLineageWorld();
  exchange(world, start, start);
  world.ask([{ memory: start, user: 'Something else.' }]);
  const link = world.link('2.0');
  expect(link).toMatchObject({ kind: 'root', certainty: 'probable', parent: null });
  expect(link.evidence).toContainEqual({
    code: 'stamp',
    speaks: 'for',
    text: 'Candidates returned this memory with a stamp, which it does not carry.',
  });
});

test('where callers drop stamps, one that is missing tells nothing', () => {
  const world = createLineageWorld();
  exchange(world, start, same);
  world.ask([{ memory: same, env: 'arm1: press succeed' }]);
  expect(world.link('2.0')).toMatchObject({ certainty: 'ambiguous', choices: [{}, {}] });
  exchange(world, { history: ['x'] }, start);
  world.ask([{ memory: start, user: 'Something else.' }]);
  const link = world.link('4.0');
  expect(link.certainty).toBe('ambiguous');
  expect(link.choices.map(({ parent }) => parent)).toContainEqual(at('3.0'));
  expect(link.choices[1]?.evidence).toContainEqual({
    code: 'stamp',
    speaks: 'against',
    text: 'The memory of candidate 1 of 3.0 went out with a stamp, which this one does not carry.',
  });
});

test('a stamped candidate that is continued twice has two continuations; the same sent again before an answer is another attempt', () => {
  const world = createLineageWorld();
  exchange(world, start, same);
  const again = { memory: stamped(same, at('1.0', 1)), user: 'Go on.', wanted: 2 };
  exchange(world, again.memory, { history: ['later'] });
  world.ask([{ ...again, user: 'Go elsewhere.' }]);
  expect(world.link('3.0')).toMatchObject({ kind: 'next', parent: at('1.0', 1), certainty: 'certain' });
  world.append({ kind: 'abandoned', at: 0, exchange: '3', reason: 'gone' });
  world.ask([{ ...again, user: 'Go elsewhere.' }]);
  expect(world.link('4.0')).toMatchObject({ kind: 'alternative', alternativeOf: '3.0', parent: at('1.0', 1), certainty: 'certain' });
});

test('a coached input is an alternative of the situation with its own stamp, not of one that is else the same', () => {
  const world = createLineageWorld();
  exchange(world, start, same);
  for (const candidate of [0, 1]) world.ask([{ memory: stamped(same, at('1.0', candidate)), user: 'Go on.' }]);
  world.ask([{ memory: stamped(same, at('1.0', 0)), user: 'Go on.', extraKeys: { coaching: { kind: 'replace_say', text: 'Hm.' } } }]);
  expect(world.link('4.0')).toMatchObject({ kind: 'alternative', alternativeOf: '2.0', parent: at('1.0', 0), certainty: 'certain' });
});

test('a stamp that names no candidate tells nothing', () => {
  const world = createLineageWorld();
  world.exchange([{ user: 'Begin.' }], [[{ memory: { h: [1] }, say: 'A.' }]]);
  world.exchange([{ user: 'Other.' }], [[{ memory: { h: [2] }, say: 'B.' }]]);
  world.ask([{ memory: { h: [1], __signalbox: `1.0.${2 ** 20}-abcdefghijkl` }, user: 'Go on.' }]);
  expect(world.link('3.0')).toMatchObject({ kind: 'next', parent: { situation: '1.0', candidate: 0 } });
});

test('a stamp that a person’s own bytes sent out once more tells of neither candidate, and memory decides', () => {
  const world = createLineageWorld();
  exchange(world, start, { history: ['one'] }, [{ say: 'One.' }]);
  const old = stamped({ history: ['two'] }, at('1.0'));
  world.exchange([{ memory: stamped({ history: ['one'] }, at('1.0')) }], [[{ memory: old, say: 'Two.' }]]);
  expect(world.link('2.0')).toMatchObject({ parent: at('1.0'), certainty: 'certain' });
  world.ask([{ memory: old, user: 'Go on.' }]);
  expect(world.link('3.0')).toMatchObject({ parent: at('2.0'), edited: null });
});

test('the same events give the same links in an index that is made anew', () => {
  const world = createLineageWorld();
  exchange(world, start, same);
  world.ask([{ memory: stamped(same, at('1.0', 1)), user: 'Go on.' }]);
  world.ask([{ memory: start, user: 'Anew.' }]);
  const again = world.again();
  for (const situation of ['1.0', '2.0', '3.0']) expect(again.link(situation)).toEqual(world.link(situation));
});

test('a coached input hangs where its stamp says, and begins where that is missing, however often the same came before', () => {
  const world = createLineageWorld();
  const coached = { coaching: { kind: 'replace_say', text: 'Hm.' } };
  exchange(world, start, start);
  for (let count = 0; count < 12; count += 1) {
    world.ask([{ memory: start, user: 'Begin.' }]);
    world.ask([{ memory: stamped(start, at('1.0', 1)), user: 'Go on.' }]);
  }
  world.ask([{ memory: start, user: 'Begin.', extraKeys: coached }]);
  world.ask([{ memory: stamped(start, at('1.0', 1)), user: 'Go on.', extraKeys: coached }]);
  expect(world.link('26.0')).toMatchObject({ kind: 'alternative', parent: null, certainty: 'probable', more: 0 });
  expect(world.link('27.0')).toMatchObject({ kind: 'alternative', parent: at('1.0', 1), certainty: 'certain', more: 0 });
});
