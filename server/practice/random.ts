/** A seeded source of choices: the same seed gives the same run. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  chance(probability: number): boolean;
  /** Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state, plenty for a toy world. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const take = <T>(items: T[], place: number): T => {
    const [item] = items.splice(place, 1);
    if (item === undefined) throw new RangeError('there is nothing to pick from');
    return item;
  };
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => take([...items], below(items.length)),
    shuffled: (items) => {
      const rest = [...items];
      return items.map(() => take(rest, below(rest.length)));
    },
  };
}
