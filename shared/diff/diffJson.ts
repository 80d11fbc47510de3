import { childrenOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { equalJson } from '../json/equality.ts';
import {
  admitChanges,
  createDraft,
  finishDraft,
  isOver,
  noteUnaligned,
  placeOf,
  recordAdded,
  recordMoved,
  recordRemoved,
  recordValues,
} from './draft.ts';
import type { Draft } from './draft.ts';
import type { JsonDiff, Place } from './diff.ts';
import { longestIncreasing } from './increasing.ts';
import { pairItems } from './pairItems.ts';
import { pairMembers } from './pairMembers.ts';
import { createSide, haveSameKey, haveSameTokens, isContainer } from './side.ts';

/** What bounds the work. */
export interface DiffLimits {
  /** Asked now and then; once it says true, containers that are not compared yet are changed as wholes. */
  readonly isLate?: () => boolean;
  /** A container whose children's changes would make more than these is changed whole, too. */
  readonly mostChanges?: number;
}

const MOST_CHANGES = 100_000;
const never = (): boolean => false;

/** Two values that stand for each other, still to be compared. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly before: Place;
  readonly after: Place;
}

/** Something to be done in its turn: a comparison, or a change to be told after what stands before it. */
type Task = Pair | (() => void);

/**
 * The diff that leads from one document to another. Iterative; reading and hashing aside, its time grows with what differs. It is
 * exact whatever the limits: `applyDiff(before, diff)` gives the tokens of `after`.
 */
export function diffJson(
  before: JsonDocument,
  after: JsonDocument,
  { isLate = never, mostChanges = MOST_CHANGES }: DiffLimits = {},
): JsonDiff {
  const a = createSide(before);
  const b = createSide(after);
  const draft = createDraft(a, b, isLate, mostChanges);
  const root = { site: -1, index: 0, key: null };
  const tasks: Task[] = [{ a: 0, b: 0, before: root, after: root }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === 'function') task();
    else comparePair(draft, task, tasks);
  }
  return finishDraft(draft);
}

function comparePair(draft: Draft, pair: Pair, tasks: Task[]): void {
  const { a, b } = draft;
  if (haveSameTokens(a, pair.a, b, pair.b)) return;
  const kind = cell(a.document.kinds, pair.a);
  const canLookInside = isContainer(kind) && kind === cell(b.document.kinds, pair.b) && !isOver(draft);
  if (canLookInside && compareChildren(draft, kind, pair, tasks)) return;
  recordValues(draft, pair, !isContainer(kind) && equalJson(a.document, pair.a, b.document, pair.b));
}

/** Pairs the children, and puts what is to be done about them on the stack, the last first; false where there is too much of it. */
function compareChildren(draft: Draft, kind: number, pair: Pair, tasks: Task[]): boolean {
  const { a, b } = draft;
  const childrenA = childrenOf(a.document, pair.a);
  const childrenB = childrenOf(b.document, pair.b);
  const partners = kind === KIND.object ? pairMembers(a, childrenA, b, childrenB) : alignItems(draft, childrenA, childrenB);
  const kept = longestIncreasing(partners);
  const sources = new Int32Array(childrenB.length).fill(-1);
  // At least so many changes: what is on one side alone, what moved, and scalars that differ.
  let count = childrenA.length + childrenB.length;
  partners.forEach((partner, place) => {
    if (partner < 0) return;
    sources[partner] = place;
    const child = childrenA[place] ?? 0;
    if (kept[place] === 1) count -= 2;
    if (a.tokens[child] !== b.tokens[childrenB[partner] ?? 0] && !isContainer(cell(a.document.kinds, child))) count += 1;
  });
  if (!admitChanges(draft, count)) return false;
  const site = draft.sites.push({ parent: pair.before.site, before: stepOf(pair.before), after: stepOf(pair.after) }) - 1;
  const found: Task[] = [];
  let at = 0;
  let stays = nextStaying(sources, kept, 0);
  // What is gone comes before what has come in its stead, and both before the next child that stays.
  for (let index = 0; index <= childrenB.length; index++) {
    const limit = stays < 0 ? childrenA.length : (sources[stays] ?? 0);
    for (; at < limit; at++) {
      const place = at;
      if ((partners[place] ?? -1) < 0) found.push(() => recordRemoved(draft, childrenA[place] ?? 0, site, place));
    }
    if (index === childrenB.length) break;
    if (index === stays) {
      at++;
      stays = nextStaying(sources, kept, index + 1);
    }
    compareChild(draft, site, { childrenA, childrenB, sources, kept }, index, found);
  }
  for (let place = found.length - 1; place >= 0; place--) {
    const task = found[place];
    if (task !== undefined) tasks.push(task);
  }
  return true;
}

/** The children of one site, and how they stand for each other. */
interface Children {
  readonly childrenA: readonly number[];
  readonly childrenB: readonly number[];
  /** Of each child after, the place of the one before; -1 for none. */
  readonly sources: Int32Array;
  /** Of each child before, 1 where it stays in its order. */
  readonly kept: Uint8Array;
}

function compareChild(draft: Draft, site: number, { childrenA, childrenB, sources, kept }: Children, index: number, found: Task[]): void {
  const { a, b } = draft;
  const child = childrenB[index] ?? 0;
  const source = sources[index] ?? -1;
  if (source < 0) {
    found.push(() => recordAdded(draft, child, site, index));
    return;
  }
  const partner = childrenA[source] ?? 0;
  const isSame = haveSameTokens(a, partner, b, child);
  const hasSameKey = haveSameKey(a.document, partner, b.document, child);
  if (isSame && hasSameKey && kept[source] === 1) return;
  const next = { a: partner, b: child, before: placeOf(a, partner, site, source), after: placeOf(b, child, site, index) };
  if (kept[source] === 0) found.push(() => recordMoved(draft, next));
  else if (!hasSameKey) found.push(() => recordValues(draft, next, true, 'key'));
  if (!isSame) found.push(next);
}

/** The next child after that stays in its order; -1 where there is none. */
function nextStaying(sources: Int32Array, kept: Uint8Array, from: number): number {
  for (let index = from; index < sources.length; index++) if (kept[sources[index] ?? -1] === 1) return index;
  return -1;
}

function alignItems(draft: Draft, itemsA: readonly number[], itemsB: readonly number[]): Int32Array {
  const { partners, isBest } = pairItems(draft.a, itemsA, draft.b, itemsB, () => isOver(draft));
  if (!isBest) noteUnaligned(draft, Math.max(itemsA.length, itemsB.length));
  return partners;
}

function stepOf({ index, key }: Place): { index: number; key: string | null } {
  return { index, key };
}
