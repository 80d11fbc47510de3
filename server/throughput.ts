/** Requests a second over the last few seconds, counted in whole seconds. */
export interface Throughput {
  count(at: number): void;
  perSecond(at: number): number;
}

const SECONDS = 5;

export function createThroughput(): Throughput {
  const counts = new Map<number, number>();
  return {
    count(at) {
      const second = Math.floor(at / 1_000);
      counts.set(second, (counts.get(second) ?? 0) + 1);
      if (counts.size > SECONDS * 2) for (const old of counts.keys()) if (old < second - SECONDS) counts.delete(old);
    },
    perSecond(at) {
      const now = Math.floor(at / 1_000);
      let sum = 0;
      for (let second = now - SECONDS; second < now; second += 1) sum += counts.get(second) ?? 0;
      return sum / SECONDS;
    },
  };
}
