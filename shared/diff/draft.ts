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
  /** Arrays whose items were aligned less well than could be. */
  readonly unaligned: number[];
  /** Whether to stop looking closely. */
  readonly isOver: () => boolean;
  /** Why it stopped. */
  over: Coarse | null;
}

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly before: Place;
  readonly after: Place;
}

export function createDraft(a: Side, b: Side, isLate: () => boolean, mostChanges: number): Draft {
  const draft: Draft = { a, b, sites: [], changes: [], nodes: [], unaligned: [], isOver, over: null };
  function isOver(): boolean {
    if (draft.over === null) {
      if (draft.changes.length >= mostChanges) {
        draft.over = { code: 'work', text: `There are more than ${mostChanges} changes: from there on whole values are compared.` };
      } else if (isLate()) {
        draft.over = { code: 'time', text: 'The time allowed was over: what was not compared by then is shown as changed whole.' };
      }
    }
    return draft.over !== null;
  }
  return draft;
}

/** The diff, once what was removed here and added there is taken for a move. */
export function finishDraft(draft: Draft): JsonDiff {
  const { sites, over, unaligned } = draft;
  const coarse = over ?? (unaligned.length === 0 ? null : describeUnaligned(unaligned.length));
  return { sites, changes: joinRelocated(draft), coarse };
}

function describeUnaligned(count: number): Coarse {
  const what = count === 1 ? 'One array has' : `${count} arrays have`;
  return { code: 'work', text: `${what} too little in common to be aligned well: more items are shown as added and removed than need be.` };
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
