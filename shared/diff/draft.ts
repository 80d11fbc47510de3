import { literalOf } from '../json/access.ts';
import type { Change, Coarse, JsonDiff, Place, Site } from './diff.ts';
import { keyLiteralOf } from './side.ts';
import type { Side } from './side.ts';
import { joinRelocated } from './relocated.ts';

/** A diff that is being made. */
export interface Draft {
  readonly a: Side;
  readonly b: Side;
  readonly sites: Site[];
  readonly changes: Change[];
  /** Of each change the node it is about: before where something was removed, else after. */
  readonly nodes: number[];
  readonly isLate: () => boolean;
  readonly mostChanges: number;
  /** How many children were found to be added, removed or moved so far, told or not. */
  found: number;
  /** The first reason to be coarse. */
  coarse: Coarse | null;
}

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly before: Place;
  readonly after: Place;
}

export function createDraft(a: Side, b: Side, isLate: () => boolean, mostChanges: number): Draft {
  return { a, b, sites: [], changes: [], nodes: [], isLate, mostChanges, found: 0, coarse: null };
}

/** The diff, once what was removed here and added there is taken for a move. */
export function finishDraft(draft: Draft): JsonDiff {
  return { sites: draft.sites, changes: joinRelocated(draft), coarse: draft.coarse };
}

/** Whether the time is over: then nothing more is looked into. */
export function isOver(draft: Draft): boolean {
  if (draft.coarse?.code === 'time') return true;
  if (!draft.isLate()) return false;
  draft.coarse = { code: 'time', text: 'The time allowed was over: what was not compared by then is shown as changed whole.' };
  return true;
}

/** Takes so many more changes; false where that makes too many, and a container is to be changed whole instead. */
export function admitChanges(draft: Draft, count: number): boolean {
  const { found, mostChanges } = draft;
  if (found + count > mostChanges) {
    draft.coarse ??= {
      code: 'work',
      text: `There are more than ${mostChanges} changes: where they stand closest whole values are shown as changed.`,
    };
    return false;
  }
  draft.found += count;
  return true;
}

/** Notes that the items of an array were aligned less well than could be. */
export function noteUnaligned(draft: Draft, length: number): void {
  draft.coarse ??= {
    code: 'work',
    text: `An array of ${length} items has too little in common to be aligned well: more of them are shown as added and removed than need be.`,
  };
}

export function placeOf({ document }: Side, node: number, site: number, index: number): Place {
  return { site, index, key: keyLiteralOf(document, node) };
}

export function recordAdded(draft: Draft, node: number, site: number, index: number): void {
  const { document } = draft.b;
  const shadowed = document.shadowed.has(node);
  record(draft, { kind: 'added', after: placeOf(draft.b, node, site, index), text: literalOf(document, node), shadowed }, node);
}

export function recordRemoved(draft: Draft, node: number, site: number, index: number): void {
  const { document } = draft.a;
  const shadowed = document.shadowed.has(node);
  record(draft, { kind: 'removed', before: placeOf(draft.a, node, site, index), text: literalOf(document, node), shadowed }, node);
}

export function recordMoved(draft: Draft, { b, before, after }: Pair): void {
  record(draft, { kind: 'moved', before, after }, b);
}

/** Records another value or another spelling of it, or another spelling of the key. */
export function recordValues(draft: Draft, { a, b, before, after }: Pair, isSame: boolean, of: 'value' | 'key' = 'value'): void {
  if (of === 'key') {
    record(draft, { kind: 'respelled', of, before, after, from: before.key ?? '', to: after.key ?? '' }, b);
    return;
  }
  const from = literalOf(draft.a.document, a);
  const to = literalOf(draft.b.document, b);
  record(draft, isSame ? { kind: 'respelled', of, before, after, from, to } : { kind: 'changed', before, after, from, to }, b);
}

function record(draft: Draft, change: Change, node: number): void {
  draft.changes.push(change);
  draft.nodes.push(node);
}
