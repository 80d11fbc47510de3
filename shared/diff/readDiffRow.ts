import { skipSpace } from '../json/scan.ts';
import { NONE } from './rows.ts';
import type { DiffRows, ROW, RowSlices } from './rows.ts';

/** One row, ready to be drawn. */
export interface DiffRow {
  readonly kind: keyof typeof ROW;
  /** `MARK` bits. */
  readonly marks: number;
  readonly depth: number;
  readonly id: number;
  /** Number of its change; null for none. */
  readonly change: number | null;
  /** Children of a container; of a fold, the unchanged ones it stands for. */
  readonly size: number;
  readonly before: DiffRowSide | null;
  readonly after: DiffRowSide | null;
}

/** What one text says in a row. */
export interface DiffRowSide {
  /** A member's key as it is spelled, with its quotes, cut to LONGEST units; null for items and the root. */
  readonly key: string | null;
  /** Place in its container, from 0. */
  readonly index: number;
  /** The literal, cut to LONGEST units; of open and closed containers their first bracket, of empty ones both, of an end the last. */
  readonly text: string;
  /** Units of the whole value, so that a view can say how much was cut. */
  readonly length: number;
  /** Whether a comma follows what the row shows. */
  readonly hasComma: boolean;
}

/** Longer literals and keys are cut to so many units: a row shows no more. */
const LONGEST = 400;

/** By their number in `ROW`, from 1. */
const KIND_NAMES = ['leaf', 'closed', 'open', 'end', 'fold', 'unfolded'] as const satisfies readonly DiffRow['kind'][];

/** Reads one row; `before` and `after` are the texts that were compared. Quick enough to be called while scrolling. */
export function readDiffRow(rows: DiffRows, place: number, before: string, after: string): DiffRow {
  const kind = KIND_NAMES[(rows.kinds[place] ?? 0) - 1];
  if (kind === undefined) throw new RangeError(`Expected a row below ${rows.count}, got ${place}`);
  return {
    kind,
    marks: rows.marks[place] ?? 0,
    depth: rows.depths[place] ?? 0,
    id: rows.ids[place] ?? 0,
    change: rows.changes[place] === NONE ? null : (rows.changes[place] ?? null),
    size: rows.sizes[place] ?? 0,
    before: readSide(rows.before, place, before, kind),
    after: readSide(rows.after, place, after, kind),
  };
}

function readSide(slices: RowSlices, place: number, text: string, kind: DiffRow['kind']): DiffRowSide | null {
  const start = slices.starts[place] ?? NONE;
  if (start === NONE) return null;
  const end = slices.ends[place] ?? start;
  const keyStart = slices.keyStarts[place] ?? NONE;
  const first = text.charAt(start);
  const isBracket = kind === 'end' || first === '{' || first === '[';
  const isEmpty = isBracket && skipSpace(text, start + 1) === end - 1;
  return {
    key: keyStart === NONE ? null : cut(text, keyStart, slices.keyEnds[place] ?? keyStart),
    index: slices.indexes[place] ?? 0,
    text: isEmpty ? first + text.charAt(end - 1) : isBracket ? first : cut(text, start, end),
    length: end - start,
    hasComma: (kind !== 'open' || isEmpty || !isBracket) && text.charAt(skipSpace(text, end)) === ',',
  };
}

function cut(text: string, start: number, end: number): string {
  return text.slice(start, Math.min(end, start + LONGEST));
}
