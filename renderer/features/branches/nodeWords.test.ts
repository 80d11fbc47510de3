import { expect, test } from 'vitest';
import { testCandidate, testNode } from '../../api/lineage/testTree.ts';
import { describeCandidate, describeLink, describeSituation } from './nodeWords.ts';

test('a candidate says whether it was continued, and where not, why', () => {
  const state = (changes: Parameters<typeof testCandidate>[1], isContinued = false) =>
    describeCandidate(testCandidate('say “Done.”', changes), 1, isContinued).state;
  expect([state({}, true), state({}), state({ status: 'error' }), state({ delivered: false })]).toEqual([
    'continued',
    'not continued',
    'error',
    'undelivered',
  ]);
  expect(state({ delivered: false, status: 'error' }, true)).toBe('continued · error · undelivered');
});

test('a link says what it is worth', () => {
  expect([
    describeLink(testNode('1.0', null, 1)),
    describeLink(testNode('2.0', '1.0/0', 1, { certainty: 'probable' })),
    describeLink(testNode('2.0', '1.0/0', 1, { certainty: 'ambiguous', choices: 3 })),
    describeLink(testNode('2.0', '1.0/0', 1, { certainty: 'ambiguous', choices: 3, settled: true })),
    describeLink(testNode('2.0', '1.0/0', 1, { kind: 'alternative', alternativeOf: '1.4' })),
    describeLink(testNode('2.0', null, 1, { certainty: 'ambiguous', choices: 2 })),
  ]).toEqual(['first', 'probable', 'ambiguous: 3 parents', 'settled by hand', 'again 1.4 · certain', 'first · ambiguous: 2 parents']);
});

test('a situation that waits says so, and one that nobody answered says what came of it', () => {
  expect(describeSituation(testNode('1.0', null, 0, { outcome: 'held' }))).toMatchObject({ state: 'held, waiting · first', dot: 'wait' });
  expect(describeSituation(testNode('1.0', null, 0, { outcome: 'abandoned' }))).toMatchObject({
    state: 'no answer: abandoned · first',
    dot: 'left',
  });
  expect(describeSituation(testNode('2.0', '1.0/0', 1, { edited: true }))).toMatchObject({
    state: 'memory edited · certain',
    dot: 'mark',
  });
});

test('a link that a person settled does not look like one that is certain', () => {
  const settled = { certainty: 'ambiguous', choices: 2, settled: true } as const;
  expect(describeSituation(testNode('2.0', '1.0/0', 1, settled))).toMatchObject({ state: 'settled by hand', tone: 'mark', dot: 'mark' });
});
