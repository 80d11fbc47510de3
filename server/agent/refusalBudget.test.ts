import { describe, expect, it } from 'vitest';
import { createRefusalBudget } from './refusalBudget.ts';

describe('the refusals of one window', () => {
  it('are kept whole at first, then without bodies, then only counted; the next window begins anew', () => {
    const budget = createRefusalBudget({ windowMs: 10, whole: 2, withoutBody: 1 });
    const shares = [0, 1, 2, 3, 9, 10, 11, 12].map((at) => budget.take(at));
    expect(shares).toEqual(['whole', 'whole', 'withoutBody', 'count', 'count', 'whole', 'whole', 'withoutBody']);
  });
});
