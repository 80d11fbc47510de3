import { cell } from '../../shared/json/cell.ts';
import type { JsonDocument } from '../../shared/json/document.ts';

/** The rows of a folded tree: node numbers in document order, and how deep each is. */
export interface JsonRows {
  readonly nodes: Uint32Array;
  readonly depths: Uint32Array;
  readonly count: number;
}

/** Whether it has children that could be shown. */
export function isFoldable(document: JsonDocument, node: number): boolean {
  return cell(document.afters, node) > node + 1;
}

/** The nodes that show while only `open` containers show their children. Iterative: depth is bounded by memory alone. */
export function flattenJson(document: JsonDocument, open: ReadonlySet<number>): JsonRows {
  let nodes = new Uint32Array(256);
  let depths = new Uint32Array(256);
  let count = 0;
  // Where the open containers around the present node end.
  const ends: number[] = [];
  for (let node = 0; node < document.size;) {
    while (ends.length > 0 && node >= (ends.at(-1) ?? 0)) ends.pop();
    if (count === nodes.length) {
      nodes = grow(nodes);
      depths = grow(depths);
    }
    nodes[count] = node;
    depths[count] = ends.length;
    count += 1;
    const after = cell(document.afters, node);
    if (after > node + 1 && open.has(node)) {
      ends.push(after);
      node += 1;
    } else node = after;
  }
  return { nodes: nodes.subarray(0, count), depths: depths.subarray(0, count), count };
}

/** What is open at first: level by level from the root, as long as about `most` rows show; an only container near the root all the same. */
export function openAtFirst(document: JsonDocument, most: number): Set<number> {
  const open = new Set<number>();
  let rows = 1;
  let level = [0];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: number[] = [];
    for (const node of level) {
      const children = childrenUpTo(document, node, most);
      const isOnly = level.length === 1 && depth < 2;
      if (!isOnly && rows + children.length > most) continue;
      if (children.length === 0) continue;
      open.add(node);
      rows += children.length;
      next.push(...children.filter((child) => isFoldable(document, child)));
    }
    level = next;
  }
  return open;
}

/** Every container from a node down, itself included, up to a number of them. */
export function containersBelow(document: JsonDocument, node: number, most: number): number[] {
  const found: number[] = [];
  const after = cell(document.afters, node);
  for (let at = node; at < after && found.length < most; at += 1) if (isFoldable(document, at)) found.push(at);
  return found;
}

/** How many children a node has, as far as counting is quick: beyond `most` it says `most`. */
export function countChildren(document: JsonDocument, node: number, most = 100_000): number {
  let count = 0;
  const after = cell(document.afters, node);
  for (let child = node + 1; child < after && count < most; child = cell(document.afters, child)) count += 1;
  return count;
}

/** Place of a node among rows, or of the nearest one shown before it. */
export function findJsonRow(rows: JsonRows, node: number): number {
  let low = 0;
  let high = rows.count - 1;
  let place = 0;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if ((rows.nodes[middle] ?? 0) <= node) {
      place = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return place;
}

function childrenUpTo(document: JsonDocument, node: number, most: number): number[] {
  const children: number[] = [];
  const after = cell(document.afters, node);
  for (let child = node + 1; child < after && children.length <= most; child = cell(document.afters, child)) children.push(child);
  return children;
}

function grow(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(column.length * 2);
  grown.set(column);
  return grown;
}
