import type { ListedChange } from '../../../shared/diff/listChanges.ts';
import type { MemoryMark } from '../../../shared/memoryMark.ts';
import type { DiffHandle } from '../../api/differ.ts';

const PAGE = 500;
/** So many changes are looked through. */
const MOST = 20_000;

/** The number of the change that a mark speaks of: at its place, around it, or within it; null where none is found. */
export async function findChangeAt({ changes }: Pick<DiffHandle, 'changes'>, mark: MemoryMark): Promise<number | null> {
  let best: { readonly number: number; readonly rank: number } | null = null;
  for (let from = 0; from < MOST; from += PAGE) {
    // One page after the other: the first ones mostly have it.
    const page = await changes(from, PAGE);
    for (const change of page) {
      const rank = rankOf(change, mark);
      if (rank > 0 && (best === null || rank > best.rank)) best = { number: change.number, rank };
    }
    if (best?.rank === 3 || page.length < PAGE) break;
  }
  return best?.number ?? null;
}

/** 3 for the very place, 2 for what holds it, 1 for what it holds, 0 for another. */
function rankOf(change: ListedChange, mark: MemoryMark): number {
  const of = (pointer: string | null, wanted: string | null): number => {
    if (pointer === null || wanted === null) return 0;
    if (pointer === wanted) return 3;
    if (wanted.startsWith(`${pointer}/`)) return 2;
    return pointer.startsWith(`${wanted}/`) ? 1 : 0;
  };
  const before = of(change.before, mark.before);
  return before > 0 ? before : mark.before === null ? of(change.after, mark.after) : 0;
}
