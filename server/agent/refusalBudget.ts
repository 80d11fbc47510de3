/** How much of a refusal is kept: all of it, all but its bodies, or only that there was one. */
export type RefusalShare = 'whole' | 'withoutBody' | 'count';

export interface BudgetLimits {
  readonly windowMs: number;
  /** So many a window are kept whole, as long as their bodies fit what follows. */
  readonly whole: number;
  /** So many after those are kept without bodies. */
  readonly withoutBody: number;
  /** Bytes of bodies that are kept in a window, and as long as the process runs. */
  readonly bytes: { readonly window: number; readonly ever: number };
  /** So many are kept in any way as long as the process runs; after that they are counted. */
  readonly ever: number;
}

export const REFUSAL_LIMITS: BudgetLimits = {
  windowMs: 10_000,
  whole: 50,
  withoutBody: 200,
  bytes: { window: 2 ** 21, ever: 2 ** 26 },
  ever: 20_000,
};

export interface RefusalBudget {
  /** What the refusal at this time, with so many bytes of body, may keep. */
  take(at: number, bytes: number): RefusalShare;
}

/** A flood of refusals that strangers or broken programs cause keeps counts, not bodies, however long it lasts. */
export function createRefusalBudget(limits: BudgetLimits): RefusalBudget {
  let windowFrom = -Infinity;
  let taken = 0;
  let takenBytes = 0;
  let kept = 0;
  let keptBytes = 0;
  return {
    take(at, bytes) {
      if (at - windowFrom >= limits.windowMs) {
        windowFrom = at;
        taken = 0;
        takenBytes = 0;
      }
      taken += 1;
      if (taken > limits.whole + limits.withoutBody || kept >= limits.ever) return 'count';
      kept += 1;
      if (taken > limits.whole || takenBytes + bytes > limits.bytes.window || keptBytes + bytes > limits.bytes.ever) return 'withoutBody';
      takenBytes += bytes;
      keptBytes += bytes;
      return 'whole';
    },
  };
}
