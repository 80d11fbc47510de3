import type { DiffRow, DiffRowSide } from '../../../shared/diff/readDiffRow.ts';
import type { DiffRows } from '../../../shared/diff/rows.ts';
import { MARK, NONE } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import type { LinePiece } from './linePieces.ts';
import { linePieces } from './linePieces.ts';
import type { Look } from './looks.ts';
import type { Shown } from './rowText.ts';

/** One text's line of a row, in pieces; null where the text has no such line. */
export interface SideText {
  readonly look: Look;
  readonly key: string | null;
  readonly pieces: readonly LinePiece[];
  /** What follows the value: the other bracket where it is closed, and a comma. */
  readonly tail: string;
}

/** Both texts' lines of a row of the side-by-side view. */
export function readSides({ rows, before, after }: Shown, place: number, row: DiffRow): readonly [SideText | null, SideText | null] {
  const from = row.before && literal(rows.before, place, before);
  const to = row.after && literal(rows.after, place, after);
  const isLeaf = row.kind === 'leaf';
  const isBoth = isLeaf && from !== null && to !== null && (row.marks & (MARK.changed | MARK.respelled)) !== 0;
  const pieces = isBoth ? linePieces(from, to) : null;
  return [
    sideOf(row, row.before, pieces?.filter(({ kind }) => kind !== 'added') ?? null, 'removed'),
    sideOf(row, row.after, pieces?.filter(({ kind }) => kind !== 'removed') ?? null, 'added'),
  ];
}

function sideOf(
  { kind, marks }: DiffRow,
  side: DiffRowSide | null,
  pieces: readonly LinePiece[] | null,
  own: 'added' | 'removed',
): SideText | null {
  if (side === null) return null;
  const isClosed = kind === 'closed' && side.text.length === 1;
  const tail = `${isClosed ? ` … ${side.text === '{' ? '}' : ']'}` : ''}${side.hasComma ? ',' : ''}`;
  const cut: LinePiece[] =
    side.length > side.text.length && kind === 'leaf' ? [{ kind: 'skipped', units: side.length - side.text.length }] : [];
  return {
    look: sideLook(marks, own),
    key: side.key,
    pieces: pieces ?? [{ kind: 'same', text: side.text }, ...cut],
    tail,
  };
}

function sideLook(marks: number, own: 'added' | 'removed'): Look {
  if ((marks & (MARK.added | MARK.removed)) !== 0) return own;
  if ((marks & MARK.changed) !== 0) return 'changed';
  if ((marks & MARK.moved) !== 0) return 'moved';
  return (marks & MARK.respelled) !== 0 ? 'respelled' : 'same';
}

function literal({ starts, ends }: DiffRows['before'], place: number, text: string): string | null {
  const start = cell(starts, place);
  return start === NONE ? null : text.slice(start, cell(ends, place));
}
