import { expect, test } from 'vitest';
import type { Evidence, ParentChoice } from '../../../../shared/link.ts';
import { areEquallyGood, commonEvidence } from './commonEvidence.ts';

const choice = (candidate: number, ...reasons: [Evidence['code'], Evidence['speaks']][]): ParentChoice => ({
  parent: { situation: '8.0', candidate },
  evidence: reasons.map(([code, speaks]) => ({ code, speaks, text: `${code} of candidate ${candidate}` })),
});

test('reasons that hold for every choice alike tell none from another', () => {
  const choices = [choice(0, ['memory', 'for'], ['order', 'for']), choice(1, ['memory', 'for'], ['order', 'against'])];
  expect([...commonEvidence(choices)]).toEqual(['memory for']);
  expect(areEquallyGood(choices)).toBe(false);
});

test('choices with the same reasons are equally good, whomever these speak of', () => {
  const same = [choice(0, ['memory', 'for'], ['turn', 'for']), choice(1, ['turn', 'for'], ['memory', 'for'])];
  expect(areEquallyGood(same)).toBe(true);
  expect(areEquallyGood([...same, choice(2, ['memory', 'for'])])).toBe(false);
  expect(areEquallyGood(same.slice(0, 1))).toBe(false);
});
