import { cell } from './cell.ts';
import { KIND, NO_KEY, type JsonDocument } from './document.ts';
import type { NodeTable } from './nodeTable.ts';

/** A value that was read before as part of another text, and where it stands now, letter for letter. */
export interface KnownValue {
  /** UTF-16 offset of its first character in the new text. */
  readonly at: number;
  readonly document: JsonDocument;
  readonly node: number;
}

/** How many nodes a known value has, itself included. */
export function sizeOfKnown({ document, node }: KnownValue): number {
  return cell(document.afters, node) - node;
}

/**
 * Writes the nodes of a known value into a table that has room for them, from `first` on; the key and parent of the
 * first are the reader's to write. Gives how deep it nests: 0 for a scalar.
 */
export function copyKnown(known: KnownValue, table: NodeTable, first: number, shadowed: Set<number>, infinite: number[]): number {
  const { document, node, at } = known;
  const size = sizeOfKnown(known);
  const byText = at - cell(document.starts, node);
  const byNode = first - node;
  /** Where the containers end that the node at hand lies in. */
  const open: number[] = [];
  let deepest = 0;
  for (let place = 0; place < size; place++) {
    const from = node + place;
    const to = first + place;
    table.kinds[to] = cell(document.kinds, from);
    table.starts[to] = cell(document.starts, from) + byText;
    table.ends[to] = cell(document.ends, from) + byText;
    table.afters[to] = cell(document.afters, from) + byNode;
    if (place > 0) {
      const key = cell(document.keyStarts, from);
      table.parents[to] = cell(document.parents, from) + byNode;
      table.keyStarts[to] = key === NO_KEY ? NO_KEY : key + byText;
      table.keyEnds[to] = key === NO_KEY ? NO_KEY : cell(document.keyEnds, from) + byText;
    }
    while (open.length > 0 && (open[open.length - 1] ?? 0) <= from) open.pop();
    const kind = cell(document.kinds, from);
    if (kind === KIND.object || kind === KIND.array) deepest = Math.max(deepest, open.push(cell(document.afters, from)));
  }
  if (document.shadowed.size > 0) {
    for (const each of document.shadowed) if (each > node && each < node + size) shadowed.add(each + byNode);
  }
  for (const each of document.infinite) if (each >= node && each < node + size) infinite.push(each + byNode);
  return deepest;
}
