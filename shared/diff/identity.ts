import { keyOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import { hasKey } from '../json/access.ts';
import type { Side } from './side.ts';

const NAMES = ['id', '_id', 'uuid', 'key', 'name'];
const MOST_MEMBERS = 64;

/** What tells the items of two arrays apart: of each item the hash of its id. */
export interface Identity {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * The ids of the items of two arrays of objects: by a member called id or the like, else by one whose name ends in id, that every
 * item has, as a string or number, and that no two items of one side share. Null where there is none.
 */
export function findIdentity(a: Side, itemsA: readonly number[], b: Side, itemsB: readonly number[]): Identity | null {
  const first = itemsA[0];
  if (first === undefined || itemsB.length === 0 || !areObjects(a, itemsA) || !areObjects(b, itemsB)) return null;
  for (const name of idNames(a, first)) {
    const before = idsOf(a, itemsA, name);
    const after = before && idsOf(b, itemsB, name);
    if (before && after) return { before, after };
  }
  return null;
}

function areObjects({ document }: Side, items: readonly number[]): boolean {
  return items.every((item) => document.kinds[item] === KIND.object);
}

function idNames({ document }: Side, object: number): string[] {
  const found: string[] = [];
  const after = cell(document.afters, object);
  for (let child = object + 1; child < after && found.length < MOST_MEMBERS; child = cell(document.afters, child)) {
    found.push(keyOf(document, child) ?? '');
  }
  const likely = found.filter((key) => !NAMES.includes(key) && /(?:_id|[a-z]Id)$/.test(key));
  return [...NAMES.filter((name) => found.includes(name)), ...likely];
}

function idsOf(side: Side, items: readonly number[], name: string): number[] | null {
  const ids: number[] = [];
  const seen = new Set<number>();
  for (const item of items) {
    const member = memberAmongFirst(side, item, name);
    const kind = side.document.kinds[member];
    if (kind !== KIND.string && kind !== KIND.number) return null;
    const id = side.values[member] ?? 0;
    if (seen.has(id)) return null;
    seen.add(id);
    ids.push(id);
  }
  return ids;
}

function memberAmongFirst({ document }: Side, object: number, name: string): number {
  const after = cell(document.afters, object);
  let left = MOST_MEMBERS;
  for (let child = object + 1; child < after && left > 0; child = cell(document.afters, child), left--) {
    if (hasKey(document, child, name) && !document.shadowed.has(child)) return child;
  }
  return -1;
}
