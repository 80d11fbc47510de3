import { describe, expect, it } from 'vitest';
import { createRefusalBudget } from './refusalBudget.ts';

const limits = { windowMs: 10, whole: 2, withoutBody: 1, bytes: { window: 100, ever: 1_000 }, ever: 1_000 };

describe('the refusals of one window', () => {
  it('are kept whole at first, then without bodies, then only counted; the next window begins anew', () => {
    const budget = createRefusalBudget(limits);
    const shares = [0, 1, 2, 3, 9, 10, 11, 12].map((at) => budget.take(at, 1));
    expect(shares).toEqual(['whole', 'whole', 'withoutBody', 'count', 'count', 'whole', 'whole', 'withoutBody']);
  });

  it('keep bodies up to a number of bytes; a small one still fits after a large one did not', () => {
    const budget = createRefusalBudget({ ...limits, whole: 5 });
    expect([60, 60, 40, 1].map((bytes) => budget.take(0, bytes))).toEqual(['whole', 'withoutBody', 'whole', 'withoutBody']);
    expect(budget.take(10, 60)).toBe('whole');
  });
});

describe('a flood that does not end', () => {
  it('keeps no more bytes than a launch may, in however many windows', () => {
    const budget = createRefusalBudget({ ...limits, bytes: { window: 100, ever: 250 } });
    const shares = Array.from({ length: 100 }, (_, window) => budget.take(window * 10, 100));
    expect(shares.filter((share) => share === 'whole')).toHaveLength(2);
  });

  it('is only counted once a launch keeps as many refusals as it may', () => {
    const budget = createRefusalBudget({ ...limits, ever: 3 });
    const shares = Array.from({ length: 5 }, (_, window) => budget.take(window * 10, 1));
    expect(shares).toEqual(['whole', 'whole', 'whole', 'count', 'count']);
  });
});
