import { cell } from '../../shared/json/cell.ts';
import type { JsonDocument } from '../../shared/json/document.ts';

/** The rows of a folded tree, in document order. */
export interface JsonRows {
  readonly nodes: Uint32Array;
  readonly depths: Uint32Array;
  /** Each row's place among its siblings, from 0. */
  readonly places: Uint32Array;
  /** The row of each one's parent; the root's is 0. */
  readonly parents: Uint32Array;
  /** How many children of each row show. */
  readonly sizes: Uint32Array;
  readonly count: number;
}

/** Whether it has children that could be shown. */
export function isFoldable(document: JsonDocument, node: number): boolean {
  return cell(document.afters, node) > node + 1;
}

/** The nodes that show while only `open` containers show their children. Iterative: depth is bounded by memory alone. */
export function flattenJson(document: JsonDocument, open: ReadonlySet<number>): JsonRows {
  let columns = createColumns(256);
  let count = 0;
  // The open containers around the present node: where they end, and their rows.
  const ends: number[] = [];
  const around: number[] = [];
  for (let node = 0; node < document.size;) {
    while (ends.length > 0 && node >= (ends.at(-1) ?? 0)) {
      ends.pop();
      around.pop();
    }
    if (count === columns.nodes.length) columns = growColumns(columns);
    const { nodes, depths, places, parents, sizes } = columns;
    const parent = around.at(-1);
    nodes[count] = node;
    depths[count] = ends.length;
    if (parent !== undefined) {
      parents[count] = parent;
      places[count] = sizes[parent] ?? 0;
      sizes[parent] = (sizes[parent] ?? 0) + 1;
    }
    const after = cell(document.afters, node);
    if (after > node + 1 && open.has(node)) {
      ends.push(after);
      around.push(count);
      node += 1;
    } else node = after;
    count += 1;
  }
  return { ...columns, count };
}

/** How many siblings a row has, itself included. */
export function countSiblings(rows: JsonRows, row: number): number {
  return row === 0 ? 1 : (rows.sizes[rows.parents[row] ?? 0] ?? 1);
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

/** With room for more rows than there are yet. */
type Columns = Record<'nodes' | 'depths' | 'places' | 'parents' | 'sizes', Uint32Array<ArrayBuffer>>;

function createColumns(size: number): Columns {
  const column = () => new Uint32Array(size);
  return { nodes: column(), depths: column(), places: column(), parents: column(), sizes: column() };
}

function growColumns(columns: Columns): Columns {
  const grown = createColumns(columns.nodes.length * 2);
  for (const name of ['nodes', 'depths', 'places', 'parents', 'sizes'] as const) grown[name].set(columns[name]);
  return grown;
}
