import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSequences } from './align.ts';

const sequence = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 14 });

/** The length of a longest common subsequence, by the textbook. */
function longestCommon(before: readonly number[], after: readonly number[]): number {
  let row = new Array<number>(after.length + 1).fill(0);
  for (const value of before) {
    const next = [0];
    after.forEach((other, place) => next.push(value === other ? (row[place] ?? 0) + 1 : Math.max(row[place + 1] ?? 0, next[place] ?? 0)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

function matched(before: readonly number[], after: readonly number[], partners: Int32Array): number {
  let latest = -1;
  let count = 0;
  partners.forEach((partner, place) => {
    if (partner < 0) return;
    expect(after[partner]).toBe(before[place]);
    expect(partner).toBeGreaterThan(latest);
    latest = partner;
    count += 1;
  });
  return count;
}

describe('alignSequences', () => {
  it('matches equal entries in order, and as many as possible', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const { partners, isBest } = alignSequences(before, after);
        expect(isBest).toBe(true);
        expect(matched(before, after, partners)).toBe(longestCommon(before, after));
      }),
    );
  });

  it('matches fewer where it may not search, in order all the same, and says so', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const { partners, isBest } = alignSequences(before, after, 0);
        const count = matched(before, after, partners);
        if (isBest) expect(count).toBe(longestCommon(before, after));
      }),
    );
    expect(alignSequences([1, 1, 2, 3], [3, 1, 2, 1], 0).isBest).toBe(false);
  });

  it('aligns 20,000 entries that never repeat without a search', () => {
    const before = Array.from({ length: 20_000 }, (_, place) => place);
    const { partners, isBest } = alignSequences(before, [...before].reverse());
    expect(isBest).toBe(true);
    expect(partners.filter((partner) => partner >= 0)).toHaveLength(1);
  });
});
