import { KIND, NO_KEY } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { createColumns } from '../json/nodeTable.ts';

/**
 * The document of `[a,b,…]`, made from those of its items instead of by reading them once more. Each item's
 * text must be its value alone, without white space around it.
 */
export function joinDocuments(text: string, items: readonly JsonDocument[]): JsonDocument {
  const size = items.reduce((sum, item) => sum + item.size, 1);
  const joined = createColumns(size);
  joined.kinds[0] = KIND.array;
  joined.ends[0] = text.length;
  joined.afters[0] = size;
  joined.keyStarts[0] = NO_KEY;
  joined.keyEnds[0] = NO_KEY;
  const shadowed = new Set<number>();
  const infinite: number[] = [];
  let node = 1;
  let offset = 1;
  let depth = 0;
  for (const item of items) {
    joined.kinds.set(item.kinds, node);
    shift(item.starts, joined.starts, node, offset);
    shift(item.ends, joined.ends, node, offset);
    shift(item.afters, joined.afters, node, node);
    shift(item.parents, joined.parents, node, node);
    shift(item.keyStarts, joined.keyStarts, node, offset);
    shift(item.keyEnds, joined.keyEnds, node, offset);
    joined.parents[node] = 0;
    for (const each of item.shadowed) shadowed.add(each + node);
    for (const each of item.infinite) infinite.push(each + node);
    depth = Math.max(depth, item.depth);
    node += item.size;
    offset += item.text.length + 1;
  }
  return { text, size, depth: depth + 1, ...joined, shadowed, infinite };
}

function shift(from: Uint32Array, to: Uint32Array, at: number, by: number): void {
  for (let place = 0; place < from.length; place += 1) {
    const value = from[place] ?? NO_KEY;
    to[at + place] = value === NO_KEY ? NO_KEY : value + by;
  }
}
