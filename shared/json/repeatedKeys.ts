import { cell } from './cell.ts';
import type { NodeTable } from './nodeTable.ts';
import { decodeString } from './decode.ts';
import { createTextMap } from './textMap.ts';

const FEW = 8;
const few = new Uint32Array(FEW);

/**
 * Adds to `shadowed` every member of an object, given its first and the node after its last, whose key comes again later.
 * `escaped` says that some key of the text holds an escape, so that keys must be decoded to be compared.
 */
export function findRepeatedKeys(
  text: string,
  table: NodeTable,
  first: number,
  after: number,
  escaped: boolean,
  shadowed: Set<number>,
): void {
  let count = 0;
  for (let node = first; node < after; node = cell(table.afters, node)) {
    if (count === FEW || escaped) return findAmongMany(text, table, first, after, shadowed);
    few[count++] = node;
  }
  for (let later = 1; later < count; later++) {
    const node = cell(few, later);
    for (let earlier = 0; earlier < later; earlier++) {
      if (haveSameRawKey(text, table, cell(few, earlier), node)) shadowed.add(cell(few, earlier));
    }
  }
}

function haveSameRawKey(text: string, table: NodeTable, a: number, b: number): boolean {
  const startA = cell(table.keyStarts, a);
  const startB = cell(table.keyStarts, b);
  const length = cell(table.keyEnds, a) - startA;
  if (length !== cell(table.keyEnds, b) - startB) return false;
  // From the end: keys of equal length more often share a beginning (item_1, item_2) than an end.
  for (let at = length - 2; at > 0; at--) {
    if (text.charCodeAt(startA + at) !== text.charCodeAt(startB + at)) return false;
  }
  return true;
}

function findAmongMany(text: string, table: NodeTable, first: number, after: number, shadowed: Set<number>): void {
  const latest = createTextMap<number>();
  for (let node = first; node < after; node = cell(table.afters, node)) {
    const key = decodeString(text, cell(table.keyStarts, node), cell(table.keyEnds, node));
    const earlier = latest.set(key, node);
    if (earlier !== undefined) shadowed.add(earlier);
  }
}
