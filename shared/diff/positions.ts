/** Which of a row of slots are taken, so that the place of one among the taken ones is found in time log n (a Fenwick tree). */
export interface Positions {
  /** How many slots before this one are taken. */
  countBefore(slot: number): number;
  /** Takes a slot (1) or gives it up (-1). */
  change(slot: number, by: 1 | -1): void;
}

export function createPositions(length: number): Positions {
  const sums = new Int32Array(length + 1);
  return {
    countBefore: (slot) => {
      let count = 0;
      for (let at = slot; at > 0; at -= at & -at) count += sums[at] ?? 0;
      return count;
    },
    change: (slot, by) => {
      for (let at = slot + 1; at <= length; at += at & -at) sums[at] = (sums[at] ?? 0) + by;
    },
  };
}
