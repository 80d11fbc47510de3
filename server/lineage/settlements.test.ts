import { expect, test } from 'vitest';
import type { LineageWorld } from '../../tests/fixtures/lineageWorld.ts';
import { createLineageWorld, readPage } from '../../tests/fixtures/lineageWorld.ts';
import { planSettlement } from './settle.ts';

const at = (situation: string, candidate = 0) => ({ situation, candidate });

/** Two interactions: 1.0 → 3.0 → 5.0, and 2.0 → 4.0. */
function twoPaths(): LineageWorld {
  const world = createLineageWorld();
  world.exchange([{ user: 'First.' }], [[{ memory: { a: [1] }, say: 'A.' }]]);
  world.exchange([{ user: 'Second.' }], [[{ memory: { b: [1] }, say: 'B.' }]]);
  world.exchange([{ memory: { a: [1] }, user: 'On.' }], [[{ memory: { a: [2] }, say: 'C.' }]]);
  world.exchange([{ memory: { b: [1] }, user: 'On.' }], [[{ memory: { b: [2] }, say: 'D.' }]]);
  world.exchange([{ memory: { a: [2] }, user: 'Further.' }], [[{ memory: { a: [3] }, say: 'E.' }]]);
  return world;
}

const idsIn = (world: LineageWorld, interaction: string) => readPage(world, interaction)?.nodes.map(({ situation }) => situation);

test('a settled link moves what follows along, and says that a person said so', () => {
  const world = twoPaths();
  const { revision } = readPage(world, '1.0') ?? { revision: 0 };
  world.settle('3.0', { kind: 'next', parent: at('2.0') });
  expect(world.link('3.0')).toMatchObject({
    kind: 'next',
    parent: at('2.0'),
    certainty: 'certain',
    settled: true,
    evidence: [{ code: 'person', speaks: 'for', text: 'A person said so.' }],
    choices: [{ parent: at('1.0') }],
  });
  expect(idsIn(world, '1.0')).toEqual(['1.0']);
  expect(idsIn(world, '2.0')).toEqual(['2.0', '3.0', '4.0', '5.0']);
  expect(readPage(world, '1.0', revision)).toMatchObject({ nodes: [], left: ['3.0', '5.0'] });
  const [first, second] = world.reads.interactions('', null, 10).interactions;
  expect(first).toMatchObject({ id: '2.0', situations: 4, candidates: 4, depth: 3 });
  expect(second).toMatchObject({ id: '1.0', situations: 1, candidates: 1, depth: 1 });
});

test('a settlement taken back leaves all as it was', () => {
  const world = twoPaths();
  const before = [world.link('3.0'), idsIn(world, '1.0'), world.reads.interactions('', null, 10)];
  world.settle('3.0', { kind: 'root' });
  expect(world.reads.interactions('', null, 10).interactions.map(({ id }) => id)).toContain('3.0');
  world.settle('3.0', null);
  expect([world.link('3.0'), idsIn(world, '1.0'), world.reads.interactions('', null, 10)]).toEqual(before);
});

test('a settlement taken back leaves no trace in how later situations are judged', () => {
  const later = (settlements: readonly ({ readonly kind: 'root' } | null)[]) => {
    const world = twoPaths();
    for (const settlement of settlements) world.settle('3.0', settlement);
    world.ask([{ memory: { a: [1] }, user: 'Once more.' }]);
    return world.link('6.0');
  };
  expect(later([{ kind: 'root' }]).choices.map(({ parent }) => parent)).toEqual([null, at('1.0')]);
  expect(later([{ kind: 'root' }, { kind: 'root' }, null])).toEqual(later([]));
});

test('a first situation settled as a later one takes its interaction along', () => {
  const world = twoPaths();
  world.settle('2.0', { kind: 'next', parent: at('1.0') });
  expect(world.reads.interactions('', null, 10).interactions).toMatchObject([{ id: '1.0', situations: 5 }]);
  world.settle('2.0', null);
  expect(world.reads.interactions('', null, 10).interactions.map(({ id, situations }) => ({ id, situations }))).toEqual([
    { id: '1.0', situations: 3 },
    { id: '2.0', situations: 2 },
  ]);
});

test('alternatives follow the situation that they repeat', () => {
  const world = twoPaths();
  world.ask([{ memory: { a: [1] }, user: 'On.', extraKeys: { coaching: { kind: 'replace_say', text: 'No.' } } }]);
  expect(world.link('6.0')).toMatchObject({ kind: 'alternative', alternativeOf: '3.0', parent: at('1.0') });
  world.settle('3.0', { kind: 'next', parent: at('2.0') });
  expect(world.link('6.0')).toMatchObject({ kind: 'alternative', alternativeOf: '3.0', parent: at('2.0') });
});

test('a situation settled as an alternative shares the parent of the other', () => {
  const world = twoPaths();
  world.settle('4.0', { kind: 'alternative', of: '3.0' });
  expect(world.link('4.0')).toMatchObject({ kind: 'alternative', alternativeOf: '3.0', parent: at('1.0'), settled: true });
  expect(idsIn(world, '1.0')).toEqual(['1.0', '3.0', '4.0', '5.0']);
});

test.each([
  ['itself', { kind: 'alternative', of: '3.0' }, '3.0 can’t be an alternative of 3.0: that is itself, or hangs on it.'],
  ['what hangs on it', { kind: 'next', parent: at('5.0') }, '3.0 can’t continue candidate 0 of 5.0: that hangs on 3.0 itself.'],
  ['what came later', { kind: 'next', parent: at('4.0') }, '3.0 can’t continue candidate 0 of 4.0: that came later.'],
  ['an alternative of what came later', { kind: 'alternative', of: '4.0' }, '3.0 can’t be an alternative of 4.0: that came later.'],
  ['no candidate', { kind: 'next', parent: at('1.0', 7) }, 'There is no candidate 7 of 1.0.'],
  ['another situation’s candidate', { kind: 'next', parent: at('1.0', 2 ** 20) }, 'There is no candidate 1048576 of 1.0.'],
  ['no situation', { kind: 'alternative', of: '99.0' }, 'There is no situation 99.0.'],
] as const)('a situation can’t be settled on %s', (_, settlement, message) => {
  const world = twoPaths();
  expect(planSettlement(world.engine.tables, 3, 0, settlement)).toMatchObject({ ok: false, code: 'invalid', message });
  const before = world.link('3.0');
  world.settle('3.0', settlement);
  expect(world.link('3.0')).toEqual(before);
});

test('a stored settlement that would make a situation its own parent is passed over, and what follows is linked', () => {
  const world = twoPaths();
  const before = world.link('2.0');
  world.settle('2.0', { kind: 'next', parent: at('1.0', 2 ** 20) });
  expect(world.link('2.0')).toEqual(before);
  world.ask([{ memory: { b: [2] }, user: 'Further.' }]);
  expect(world.again().link('6.0')).toMatchObject({ kind: 'next', parent: at('4.0') });
});

test('a candidate can’t be continued before its answer has gone out', () => {
  const world = twoPaths();
  world.ask([{ user: 'Held.' }]);
  world.append({
    kind: 'decided',
    at: 0,
    exchange: '6',
    situation: 0,
    by: 'human',
    candidates: [],
    body: world.store(`[${JSON.stringify('{"request_id": "request 6", "source_id": 1, "candidate_index": 0, "status": "completed"}')}]`),
  });
  world.ask([{ memory: { a: [9] }, user: 'Later.' }]);
  expect(planSettlement(world.engine.tables, 7, 0, { kind: 'next', parent: at('6.0') })).toMatchObject({
    ok: false,
    code: 'invalid',
    message: '7.0 can’t continue candidate 0 of 6.0: its answer has not gone out.',
  });
});

test('settlements survive an index made anew, and the same events give the same index', () => {
  const world = twoPaths();
  world.settle('3.0', { kind: 'next', parent: at('2.0') });
  world.exchange([{ memory: { a: [2] }, user: 'Once more.' }], [[{ memory: { a: [4] }, say: 'F.' }]]);
  world.settle('4.0', { kind: 'root' });
  world.settle('4.0', null);
  const again = world.again();
  for (const interaction of ['1.0', '2.0']) expect(readPage(again, interaction)).toEqual(readPage(world, interaction));
  for (const situation of ['1.0', '2.0', '3.0', '4.0', '5.0', '6.0']) expect(again.link(situation)).toEqual(world.link(situation));
  expect(again.reads.interactions('', null, 10)).toEqual(world.reads.interactions('', null, 10));
});
