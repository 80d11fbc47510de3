import { alignSequences } from './align.ts';
import { findIdentity } from './identity.ts';
import { longestIncreasing } from './increasing.ts';
import { ALIKE, isSuccessor, similarity } from './similar.ts';
import type { Side } from './side.ts';

/** Which children of two containers stand for each other: of each child before, the place of the one after; -1 for none. */
export interface Pairing {
  readonly partners: Int32Array;
  /** False where there was too much to find the best one. */
  readonly isBest: boolean;
}

/** Gaps up to so many pairs are matched by trying them all. */
const MOST_TRIED = 1_024;

/**
 * Pairs the items of two arrays: by their ids where they have some, else those of equal value, wherever they stand; what
 * is left between them is paired in order where it is alike.
 */
export function pairItems(a: Side, itemsA: readonly number[], b: Side, itemsB: readonly number[], isOver: () => boolean): Pairing {
  const identity = findIdentity(a, itemsA, b, itemsB);
  const before = identity?.before ?? itemsA.map((item) => a.values[item] ?? 0);
  const after = identity?.after ?? itemsB.map((item) => b.values[item] ?? 0);
  const { partners, isBest } = alignSequences(before, after);
  pairMoved(before, after, partners);
  if (!identity) pairAlike(a, itemsA, b, itemsB, partners, isOver);
  return { partners, isBest };
}

/** Pairs what both sides have once and the alignment left out: it moved. */
function pairMoved(before: readonly number[], after: readonly number[], partners: Int32Array): void {
  const taken = takenOf(partners, after.length);
  const free = new Map<number, number>();
  after.forEach((value, place) => {
    if (taken[place] === 0) free.set(value, free.has(value) ? -1 : place);
  });
  const left = new Map<number, number>();
  before.forEach((value, place) => {
    if ((partners[place] ?? -1) < 0) left.set(value, left.has(value) ? -1 : place);
  });
  for (const [value, place] of left) {
    const other = free.get(value) ?? -1;
    if (place >= 0 && other >= 0) partners[place] = other;
  }
}

function takenOf(partners: Int32Array, length: number): Uint8Array {
  const taken = new Uint8Array(length);
  for (const partner of partners) if (partner >= 0) taken[partner] = 1;
  return taken;
}

/** Goes from one pair that stays in order to the next, and pairs what lies between on both sides. */
function pairAlike(
  a: Side,
  itemsA: readonly number[],
  b: Side,
  itemsB: readonly number[],
  partners: Int32Array,
  isOver: () => boolean,
): void {
  const taken = takenOf(partners, itemsB.length);
  const kept = longestIncreasing(partners);
  let gapA: number[] = [];
  let from = 0;
  for (let place = 0; place <= itemsA.length; place++) {
    const partner = partners[place] ?? -1;
    if (place < itemsA.length && kept[place] === 0) {
      if (partner < 0) gapA.push(place);
      continue;
    }
    const to = place < itemsA.length ? partner : itemsB.length;
    if (gapA.length > 0 && !isOver()) {
      const gapB: number[] = [];
      for (let other = from; other < to; other++) if (taken[other] === 0) gapB.push(other);
      pairGap(a, itemsA, gapA, b, itemsB, gapB, partners);
    }
    gapA = [];
    from = to + 1;
  }
}

function pairGap(
  a: Side,
  itemsA: readonly number[],
  gapA: readonly number[],
  b: Side,
  itemsB: readonly number[],
  gapB: readonly number[],
  partners: Int32Array,
): void {
  const [onlyA = 0] = gapA;
  const [onlyB = 0] = gapB;
  if (gapA.length === 1 && gapB.length === 1) {
    if (isSuccessor(a, itemsA[onlyA] ?? 0, b, itemsB[onlyB] ?? 0)) partners[onlyA] = onlyB;
    return;
  }
  const likeness = (i: number, j: number): number => similarity(a, itemsA[gapA[i] ?? 0] ?? 0, b, itemsB[gapB[j] ?? 0] ?? 0);
  for (const [i, j] of matchGap(gapA.length, gapB.length, likeness)) partners[gapA[i] ?? 0] = gapB[j] ?? -1;
}

/** Pairs of two short lists in order, so that they have as much in common as possible; of longer lists those that are alike place by place. */
function matchGap(countA: number, countB: number, likeness: (i: number, j: number) => number): [number, number][] {
  const pairs: [number, number][] = [];
  if (countA * countB > MOST_TRIED) {
    for (let i = 0; i < countA && i < countB; i++) if (likeness(i, i) >= ALIKE) pairs.push([i, i]);
    return pairs;
  }
  const width = countB + 1;
  const likenesses = new Float64Array(countA * countB);
  const best = new Float64Array((countA + 1) * width);
  for (let i = countA - 1; i >= 0; i--) {
    for (let j = countB - 1; j >= 0; j--) {
      const alike = likeness(i, j);
      likenesses[i * countB + j] = alike;
      const paired = alike >= ALIKE ? alike + at(best, (i + 1) * width + j + 1) : 0;
      best[i * width + j] = Math.max(paired, at(best, (i + 1) * width + j), at(best, i * width + j + 1));
    }
  }
  for (let i = 0, j = 0; i < countA && j < countB;) {
    const alike = at(likenesses, i * countB + j);
    const here = at(best, i * width + j);
    if (alike >= ALIKE && here === alike + at(best, (i + 1) * width + j + 1)) pairs.push([i++, j++]);
    else if (here === at(best, (i + 1) * width + j)) i++;
    else j++;
  }
  return pairs;
}

function at(values: Float64Array, place: number): number {
  return values[place] ?? 0;
}
