import { keyOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import { isContainer } from './side.ts';
import type { Side } from './side.ts';

/** From here on two values are rather one that changed than two. */
export const ALIKE = 0.4;
const MOST_CHILDREN = 48;
const LONGEST_BY_WORDS = 1_000;
/** Scalars up to so many units have no parts to compare. */
const SHORT = 42;

/** How much two values have in common, from 0 to 1: by their children's values, by their words. A guess at what a person would pair. */
export function similarity(a: Side, nodeA: number, b: Side, nodeB: number): number {
  const kind = cell(a.document.kinds, nodeA);
  if (kind !== cell(b.document.kinds, nodeB)) return 0;
  if (a.values[nodeA] === b.values[nodeB]) return 1;
  if (kind === KIND.object) return objectSimilarity(a, nodeA, b, nodeB);
  if (kind === KIND.array) return arraySimilarity(a, nodeA, b, nodeB);
  return scalarSimilarity(a, nodeA, b, nodeB);
}

/** Whether two values, alone where they stand, are rather one that changed: alike, or both short and without parts. */
export function isSuccessor(a: Side, nodeA: number, b: Side, nodeB: number): boolean {
  return (isShortScalar(a, nodeA) && isShortScalar(b, nodeB)) || similarity(a, nodeA, b, nodeB) >= ALIKE;
}

function isShortScalar({ document }: Side, node: number): boolean {
  return !isContainer(cell(document.kinds, node)) && cell(document.ends, node) - cell(document.starts, node) <= SHORT;
}

function objectSimilarity(a: Side, nodeA: number, b: Side, nodeB: number): number {
  const byKey = new Map<string, number>();
  const countA = visitChildren(a, nodeA, (child) => byKey.set(keyOf(a.document, child) ?? '', child));
  let common = 0;
  const countB = visitChildren(b, nodeB, (child) => {
    const other = byKey.get(keyOf(b.document, child) ?? '');
    if (other !== undefined) common += memberSimilarity(a, other, b, child);
  });
  return share(common, countA, countB);
}

function memberSimilarity(a: Side, nodeA: number, b: Side, nodeB: number): number {
  if (a.values[nodeA] === b.values[nodeB]) return 1;
  const kind = cell(a.document.kinds, nodeA);
  if (kind !== cell(b.document.kinds, nodeB)) return 0.1;
  return isContainer(kind) ? 0.5 : scalarSimilarity(a, nodeA, b, nodeB);
}

function arraySimilarity(a: Side, nodeA: number, b: Side, nodeB: number): number {
  const values = new Set<number>();
  const countA = visitChildren(a, nodeA, (child) => values.add(a.values[child] ?? 0));
  let common = 0;
  const countB = visitChildren(b, nodeB, (child) => {
    if (values.delete(b.values[child] ?? 0)) common += 1;
  });
  return share(common, countA, countB);
}

/** What is empty on one side may have been filled since. */
function share(common: number, countA: number, countB: number): number {
  return countA === 0 || countB === 0 ? 0.5 : common / Math.max(countA, countB);
}

function visitChildren({ document }: Side, node: number, visit: (child: number) => void): number {
  const after = cell(document.afters, node);
  let count = 0;
  for (let child = node + 1; child < after && count < MOST_CHILDREN; child = cell(document.afters, child)) {
    visit(child);
    count++;
  }
  return count;
}

function scalarSimilarity(a: Side, nodeA: number, b: Side, nodeB: number): number {
  // Of two numbers one is as good a successor as the other.
  if (cell(a.document.kinds, nodeA) !== KIND.string) return ALIKE;
  const lengthA = cell(a.document.ends, nodeA) - cell(a.document.starts, nodeA);
  const lengthB = cell(b.document.ends, nodeB) - cell(b.document.starts, nodeB);
  const ends = commonEnds(a, nodeA, lengthA, b, nodeB, lengthB);
  if (ends >= ALIKE || Math.max(lengthA, lengthB) > LONGEST_BY_WORDS) return ends;
  return Math.max(ends, commonWords(a, nodeA, b, nodeB));
}

function commonEnds(a: Side, nodeA: number, lengthA: number, b: Side, nodeB: number, lengthB: number): number {
  const startA = cell(a.document.starts, nodeA);
  const startB = cell(b.document.starts, nodeB);
  const most = Math.min(lengthA, lengthB);
  let first = 1;
  while (first < most && a.document.text.charCodeAt(startA + first) === b.document.text.charCodeAt(startB + first)) first++;
  let last = 1;
  while (
    last < most - first &&
    a.document.text.charCodeAt(startA + lengthA - 1 - last) === b.document.text.charCodeAt(startB + lengthB - 1 - last)
  )
    last++;
  // Without the quotes.
  return (first + last - 2) / Math.max(1, lengthA - 2, lengthB - 2);
}

function commonWords(a: Side, nodeA: number, b: Side, nodeB: number): number {
  const words = wordsOf(a, nodeA);
  const others = wordsOf(b, nodeB);
  let common = 0;
  for (const word of others) if (words.has(word)) common += 1;
  return common / Math.max(1, words.size, others.size);
}

function wordsOf({ document, words }: Side, node: number): ReadonlySet<string> {
  const known = words.get(node);
  if (known) return known;
  const text = document.text.slice(cell(document.starts, node) + 1, cell(document.ends, node) - 1);
  const found = new Set(text.match(/[\p{L}\p{N}_]+/gu));
  words.set(node, found);
  return found;
}
