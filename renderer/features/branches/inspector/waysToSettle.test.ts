import { expect, test } from 'vitest';
import type { Link } from '../../../../shared/link.ts';
import type { Picked } from '../../../store/branches.ts';
import { waysToSettle } from './waysToSettle.ts';

const link = (changes: Partial<Link>): Link => ({
  situation: '9.0',
  kind: 'next',
  parent: { situation: '8.0', candidate: 1 },
  alternativeOf: null,
  certainty: 'ambiguous',
  edited: null,
  evidence: [],
  choices: [
    { parent: { situation: '8.0', candidate: 1 }, evidence: [] },
    { parent: { situation: '8.0', candidate: 0 }, evidence: [] },
  ],
  more: 0,
  settled: false,
  ...changes,
});
const picked = (situation: string, candidate: number | null): Picked => ({ place: { situation, candidate }, interaction: '1.0', line: '' });
const settlements = (of: Link, ...picks: Picked[]) => waysToSettle(of, picks).map(({ settlement }) => settlement);

test('a link that is not certain can be settled as it is, and any link on nothing', () => {
  expect(settlements(link({}))).toEqual([{ kind: 'next', parent: { situation: '8.0', candidate: 1 } }, { kind: 'root' }]);
  expect(settlements(link({ certainty: 'certain' }))).toEqual([{ kind: 'root' }]);
  expect(settlements(link({ kind: 'alternative', alternativeOf: '7.0' }))).toEqual([
    { kind: 'alternative', of: '7.0' },
    { kind: 'next', parent: { situation: '8.0', candidate: 1 } },
    { kind: 'root' },
  ]);
  expect(settlements(link({ kind: 'root', parent: null, certainty: 'certain' }))).toEqual([]);
});

test('a link can be settled on what was picked, but not on itself, nor twice on what the evidence lists', () => {
  const settled = link({ settled: true });
  expect(settlements(settled, picked('5.0', 2), picked('4.1', null))).toEqual([
    { kind: 'root' },
    { kind: 'next', parent: { situation: '5.0', candidate: 2 } },
    { kind: 'alternative', of: '4.1' },
  ]);
  expect(settlements(settled, picked('9.0', 0), picked('8.0', 0))).toEqual([{ kind: 'root' }]);
});
