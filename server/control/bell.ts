/**
 * What arrives within this time counts as one ring. Bells ring on beats of it that all of them share, so that
 * those who wait for the same things go on at the same moment, from the same place.
 */
const gatherMs = 25;

export interface Bell {
  ring(): void;
  /** Rings for good: the loop is to end. */
  end(): void;
  ended(): boolean;
  /** True once it has rung (and a moment has passed for more to gather), false where the time ran out. */
  rung(withinMs: number): Promise<boolean>;
}

/** Wakes a waiting loop: rings in quick succession count as one. */
export function createBell(): Bell {
  let over = false;
  let waiting = false;
  let wake: (() => void) | null = null;
  const ring = (): void => {
    waiting = true;
    wake?.();
  };
  return {
    ring,
    end: () => {
      over = true;
      ring();
    },
    ended: () => over,
    rung: async (withinMs) => {
      if (!waiting) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, withinMs);
        });
        wake = null;
        clearTimeout(timer);
      }
      const heard = waiting;
      if (heard && !over) await new Promise((resolve) => setTimeout(resolve, gatherMs - (performance.now() % gatherMs)));
      waiting = false;
      return heard;
    },
  };
}
