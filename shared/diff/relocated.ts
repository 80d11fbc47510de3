import { cell } from '../json/cell.ts';
import type { Added, Change, Removed } from './diff.ts';
import { haveSameTokens } from './side.ts';
import type { Side } from './side.ts';

/** Shorter values turn up elsewhere by chance. */
const LEAST = 16;

/** Changes with the nodes they are about: before where something was removed, else after. */
export interface Recorded {
  readonly a: Side;
  readonly b: Side;
  readonly changes: readonly Change[];
  readonly nodes: readonly number[];
}

/**
 * The changes, with what was removed in one place and added with the same tokens in another made one move: an item that went to
 * another list, a member under another key. Only values of some length that both sides have once.
 */
export function joinRelocated(recorded: Recorded): readonly Change[] {
  const { a, b, changes, nodes } = recorded;
  const removed = placesByTokens(recorded, 'removed');
  if (removed.size === 0) return changes;
  const sources = new Map<number, Removed>();
  const gone = new Set<Change>();
  for (const [token, place] of placesByTokens(recorded, 'added')) {
    const source = removed.get(token) ?? -1;
    const change = changes[source];
    if (place < 0 || change?.kind !== 'removed' || !haveSameTokens(a, nodes[source] ?? 0, b, nodes[place] ?? 0)) continue;
    sources.set(place, change);
    gone.add(change);
  }
  if (gone.size === 0) return changes;
  return changes.flatMap((change, place) => {
    if (gone.has(change)) return [];
    const source = sources.get(place);
    return source && change.kind === 'added' ? [{ kind: 'moved', before: source.before, after: change.after }] : [change];
  });
}

/** Where the long values stand among the changes of one kind, by their hash; -1 where there are several. */
function placesByTokens({ a, b, changes, nodes }: Recorded, kind: 'added' | 'removed'): Map<number, number> {
  const side = kind === 'added' ? b : a;
  const places = new Map<number, number>();
  changes.forEach((change, place) => {
    if (!isLong(change, kind)) return;
    const token = cell(side.tokens, nodes[place] ?? 0);
    places.set(token, places.has(token) ? -1 : place);
  });
  return places;
}

function isLong(change: Change, kind: 'added' | 'removed'): change is Added | Removed {
  return change.kind === kind && !change.shadowed && change.text.length >= LEAST;
}
