import { changePointers } from './changePointers.ts';
import { isOrderOnly } from './diff.ts';
import type { Change, ChangeKind, JsonDiff } from './diff.ts';

/** A change for the list of changes. */
export interface ListedChange {
  /** Among the diff's changes, from 0. */
  readonly number: number;
  readonly kind: ChangeKind | 'reordered';
  /** Whether it is about the key; else the value. */
  readonly isKey: boolean;
  /** Whether it is about a member that does not count, since its key comes again. */
  readonly isShadowed: boolean;
  /** JSON pointers in the two texts, cut where they are very long; null where it has no place there. */
  readonly before: string | null;
  readonly after: string | null;
  /** Exact literals, cut where they are long; null where there is none, as for moves. */
  readonly from: CutText | null;
  readonly to: CutText | null;
}

/** The beginning of a text, and how long all of it is. */
export interface CutText {
  readonly text: string;
  readonly length: number;
}

const LONGEST = 400;
const LONGEST_POINTER = 4_000;

/** A page of the list of changes. */
export function listChanges(diff: JsonDiff, from: number, count: number): ListedChange[] {
  return diff.changes.slice(from, from + count).map((change, place) => {
    const { before, after } = changePointers(diff, change);
    return {
      number: from + place,
      kind: change.kind === 'moved' && isOrderOnly(change) ? 'reordered' : change.kind,
      isKey: change.kind === 'respelled' && change.of === 'key',
      isShadowed: 'shadowed' in change && change.shadowed,
      before: before === null ? null : before.slice(0, LONGEST_POINTER),
      after: after === null ? null : after.slice(0, LONGEST_POINTER),
      ...textsOf(change),
    };
  });
}

function textsOf(change: Change): Pick<ListedChange, 'from' | 'to'> {
  switch (change.kind) {
    case 'added':
      return { from: null, to: cut(change.text) };
    case 'removed':
      return { from: cut(change.text), to: null };
    case 'moved':
      return { from: null, to: null };
    case 'changed':
    case 'respelled':
      return { from: cut(change.from), to: cut(change.to) };
  }
}

function cut(text: string): CutText {
  return { text: text.slice(0, LONGEST), length: text.length };
}
