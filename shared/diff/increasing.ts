/**
 * Which entries of a list of distinct numbers form a longest increasing run, not necessarily side by side; negative ones take no
 * part. 1 at their places, else 0. In time n log n.
 */
export function longestIncreasing(values: Int32Array): Uint8Array {
  const chosen = new Uint8Array(values.length);
  const previous = new Int32Array(values.length);
  // Of every length the place where a run of that length ends lowest.
  const ends: number[] = [];
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? -1;
    if (value < 0) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[place] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = place;
  }
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) chosen[place] = 1;
  return chosen;
}
