import type { DiffRows } from '../../../shared/diff/rows.ts';
import { MARK, NONE, ROW } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import { decodeString } from '../../../shared/json/decode.ts';
import { joinPointer } from '../../../shared/json/pointer.ts';

/** Where a row's value stands in the two texts; null where it does not, or where the rows alone can't tell. */
export interface RowPointers {
  readonly before: string | null;
  readonly after: string | null;
}

/** JSON pointers of a row's value, read off the rows above it. */
export function rowPointers(rows: DiffRows, place: number, before: string, after: string): RowPointers {
  const path = [place, ...rowsAbove(rows, place)];
  // What came from elsewhere has other containers around it before than those above it here.
  const isMoved = path.some((row) => (cell(rows.marks, row) & MARK.moved) !== 0 && cell(rows.after.starts, row) !== NONE);
  return {
    before: isMoved ? null : pointerOn(rows.before, path, before),
    after: pointerOn(rows.after, path, after),
  };
}

/** Rows of the open containers around a row, the innermost first. */
export function rowsAbove(rows: DiffRows, place: number): number[] {
  const above: number[] = [];
  let depth = cell(rows.depths, place);
  for (let row = place - 1; row >= 0 && depth > 0; row--) {
    if (cell(rows.depths, row) >= depth || cell(rows.kinds, row) !== ROW.open) continue;
    depth = cell(rows.depths, row);
    above.push(row);
  }
  return above;
}

function pointerOn({ starts, keyStarts, keyEnds, indexes }: DiffRows['before'], path: readonly number[], text: string): string | null {
  const segments: (string | number)[] = [];
  for (const [step, row] of path.entries()) {
    if (cell(starts, row) === NONE) return null;
    // The last is the root, which has no name.
    if (step === path.length - 1) break;
    const key = cell(keyStarts, row);
    segments.push(key === NONE ? cell(indexes, row) : decodeString(text, key, cell(keyEnds, row)));
  }
  return joinPointer('', ...segments.reverse());
}
