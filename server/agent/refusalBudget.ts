/** How much of a refusal is kept: all of it, all but its bodies, or only that there was one. */
export type RefusalShare = 'whole' | 'withoutBody' | 'count';

export interface BudgetLimits {
  readonly windowMs: number;
  /** So many a window are kept whole. */
  readonly whole: number;
  /** So many after those are kept without bodies. */
  readonly withoutBody: number;
}

export const REFUSAL_LIMITS: BudgetLimits = { windowMs: 10_000, whole: 50, withoutBody: 200 };

export interface RefusalBudget {
  /** What the refusal at this time may keep. */
  take(at: number): RefusalShare;
}

/** A flood of refusals that strangers or broken programs cause keeps counts, not bodies. */
export function createRefusalBudget(limits: BudgetLimits): RefusalBudget {
  let windowFrom = -Infinity;
  let taken = 0;
  return {
    take(at) {
      if (at - windowFrom >= limits.windowMs) {
        windowFrom = at;
        taken = 0;
      }
      taken += 1;
      if (taken <= limits.whole) return 'whole';
      if (taken <= limits.whole + limits.withoutBody) return 'withoutBody';
      return 'count';
    },
  };
}
