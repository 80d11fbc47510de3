import { diffArrays } from 'diff';
import { longestIncreasing } from './increasing.ts';

/** Beyond so many insertions and removals no best alignment is sought: the time taken grows with their square. */
const MOST_EDITS = 1_000;

/** Which entry of the other sequence each one stands for; -1 for none. */
export interface Alignment {
  readonly partners: Int32Array;
  /** False where the sequences have too little in common: then fewer entries may be matched than could be. */
  readonly isBest: boolean;
}

/** Entries of one sequence that the other has too, and where they stand. */
interface Shared {
  readonly values: number[];
  readonly places: number[];
}

/**
 * Aligns two sequences of numbers so that equal entries stand for each other, in order, and as many as possible. Entries that the
 * other sequence has not are set aside first, and where the rest never repeats no search is needed; only the others go to the
 * library.
 */
export function alignSequences(before: readonly number[], after: readonly number[], mostEdits = MOST_EDITS): Alignment {
  const partners = new Int32Array(before.length).fill(-1);
  let start = 0;
  let endBefore = before.length;
  let endAfter = after.length;
  while (start < endBefore && start < endAfter && before[start] === after[start]) partners[start] = start++;
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) partners[--endBefore] = --endAfter;
  const countsBefore = countEntries(before, start, endBefore);
  const countsAfter = countEntries(after, start, endAfter);
  const left = sharedWith(countsAfter, before, start, endBefore);
  const right = sharedWith(countsBefore, after, start, endAfter);
  const isOnce = (value: number): boolean => countsBefore.get(value) === 1 && countsAfter.get(value) === 1;
  const repeats = !left.values.every(isOnce);
  const isAligned = repeats && alignByLibrary(left, right, mostEdits, partners);
  if (!isAligned) alignUnique(left, right, isOnce, partners);
  return { partners, isBest: isAligned || !repeats };
}

function countEntries(values: readonly number[], start: number, end: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let place = start; place < end; place++) {
    const value = values[place] ?? -1;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function sharedWith(others: ReadonlyMap<number, number>, all: readonly number[], start: number, end: number): Shared {
  const shared: Shared = { values: [], places: [] };
  for (let place = start; place < end; place++) {
    const value = all[place] ?? -1;
    if (!others.has(value)) continue;
    shared.values.push(value);
    shared.places.push(place);
  }
  return shared;
}

function alignByLibrary(left: Shared, right: Shared, maxEditLength: number, partners: Int32Array): boolean {
  const runs = diffArrays(left.values, right.values, { maxEditLength });
  if (runs === undefined) return false;
  let at = 0;
  let other = 0;
  for (const { added, removed, count } of runs) {
    if (!added && !removed) {
      for (let step = 0; step < count; step++) partners[left.places[at + step] ?? 0] = right.places[other + step] ?? -1;
    }
    if (!added) at += count;
    if (!removed) other += count;
  }
  return true;
}

/** Aligns entries that both have once, as many as stand in one order, and between them what follows one another on both sides. */
function alignUnique(left: Shared, right: Shared, isOnce: (value: number) => boolean, partners: Int32Array): void {
  const rankOf = new Map<number, number>();
  right.values.forEach((value, rank) => rankOf.set(value, rank));
  const ranks = Int32Array.from(left.values, (value) => (isOnce(value) ? (rankOf.get(value) ?? -1) : -1));
  const kept = longestIncreasing(ranks);
  // Where the next kept entry stands on the other side: nothing before it may go beyond.
  const limits = new Int32Array(ranks.length);
  let limit = right.values.length;
  for (let rank = ranks.length - 1; rank >= 0; rank--) {
    limits[rank] = limit;
    if (kept[rank] === 1) limit = ranks[rank] ?? limit;
  }
  let free = 0;
  left.values.forEach((value, rank) => {
    if (kept[rank] === 1) free = ranks[rank] ?? free;
    else if (free >= (limits[rank] ?? 0) || right.values[free] !== value) return;
    partners[left.places[rank] ?? 0] = right.places[free++] ?? -1;
  });
}
