import type { DiffRow, DiffRowSide } from '../../../shared/diff/readDiffRow.ts';
import { readDiffRow } from '../../../shared/diff/readDiffRow.ts';
import type { DiffRows } from '../../../shared/diff/rows.ts';
import { NONE } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import { describeCount } from '../amounts.ts';
import { describeMembers } from '../describeMembers.ts';
import type { LinePiece } from './linePieces.ts';
import { linePieces } from './linePieces.ts';
import type { Look } from './looks.ts';
import { lookOf } from './looks.ts';

/** Two texts that are compared, and the rows of their diff. */
export interface Shown {
  readonly rows: DiffRows;
  readonly before: string;
  readonly after: string;
}

/** A row of the tree as it is read: exact literals, cut where they are long. */
export interface RowText extends DiffRow {
  readonly look: Look;
  /** Null for the root and folds; `from` where the key was spelled otherwise before. */
  readonly name: { readonly text: string; readonly isItem: boolean; readonly from: string | null } | null;
  readonly value: RowValue;
  /** How much more there is of a literal that was cut; null where nothing is. */
  readonly clipped: string | null;
}

export type RowValue =
  | { readonly kind: 'literal'; readonly text: string; readonly colour: 'string' | 'number' | 'word' | 'container' }
  | { readonly kind: 'pieces'; readonly pieces: readonly LinePiece[] }
  /** One whole became another. */
  | { readonly kind: 'turned'; readonly from: string; readonly to: string }
  | { readonly kind: 'fold'; readonly text: string };

const PREVIEW = 300;

export function readRowText({ rows, before, after }: Shown, place: number): RowText {
  const row = readDiffRow(rows, place, before, after);
  const look = lookOf(row.marks);
  const side = row.after ?? row.before;
  const value = valueOf({ rows, before, after }, place, row, look);
  const isCut = side !== null && row.kind === 'leaf' && side.length > side.text.length && value.kind === 'literal';
  return { ...row, look, name: nameOf(row), value, clipped: isCut ? `… ${describeCount(side.length)} characters in all` : null };
}

function nameOf({ kind, depth, before, after }: DiffRow): RowText['name'] {
  const side = after ?? before;
  if (side === null || depth === 0 || kind === 'fold' || kind === 'unfolded' || kind === 'end') return null;
  if (side.key === null) return { text: String(side.index), isItem: true, from: null };
  const was = before?.key ?? null;
  const from = after !== null && was !== side.key ? was : null;
  return { text: side.key, isItem: false, from };
}

function valueOf(shown: Shown, place: number, row: DiffRow, look: Look): RowValue {
  const { kind, size, before, after } = row;
  if (kind === 'fold' || kind === 'unfolded') {
    return { kind: 'fold', text: `${describeCount(size)} unchanged${kind === 'unfolded' ? ', shown' : ''}` };
  }
  const side = after ?? before;
  if (side === null) return { kind: 'literal', text: '', colour: 'container' };
  if (kind === 'open' && size > 0) {
    return { kind: 'literal', text: describeMembers(side.text.startsWith('{'), size), colour: 'container' };
  }
  if ((look === 'changed' || look === 'respelled') && before && after) {
    const from = wholeOf(shown.rows.before, place, shown.before);
    const to = wholeOf(shown.rows.after, place, shown.after);
    if (from !== to) {
      if (from.startsWith('"') && to.startsWith('"') && look === 'changed') return { kind: 'pieces', pieces: linePieces(from, to) };
      return { kind: 'turned', from: preview(from), to: preview(to) };
    }
  }
  const text =
    kind !== 'closed'
      ? side.text
      : preview(after ? wholeOf(shown.rows.after, place, shown.after) : wholeOf(shown.rows.before, place, shown.before));
  return { kind: 'literal', text, colour: colourOf(side) };
}

function wholeOf({ starts, ends }: DiffRows['before'], place: number, text: string): string {
  const start = cell(starts, place);
  return start === NONE ? '' : text.slice(start, cell(ends, place));
}

/** The beginning of a value in one line. Line ends are white space between tokens: within strings they are escaped. */
function preview(text: string): string {
  return text.slice(0, PREVIEW).replace(/\s*[\n\r]\s*/g, ' ');
}

export function colourOf({ text }: DiffRowSide): 'string' | 'number' | 'word' | 'container' {
  const first = text.charAt(0);
  if (first === '"') return 'string';
  if (first === '{' || first === '[') return 'container';
  return first === 't' || first === 'f' || first === 'n' ? 'word' : 'number';
}
