import type { ListedChange } from '../../../shared/diff/listChanges.ts';
import { NONE } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import { rowPointers } from './rowPointers.ts';
import type { Shown } from './rowText.ts';

/** One side of what is chosen. */
export interface ChosenSide {
  readonly pointer: string | null;
  /** The exact literal; null where only a change of the list is known, and its literal is cut. */
  readonly literal: string | null;
}

/** The value that is chosen in a view of a diff. */
export interface ChosenValue {
  readonly before: ChosenSide | null;
  readonly after: ChosenSide | null;
  /** The change that the row shows; null for what is unchanged. */
  readonly change: number | null;
}

/** What a row stands for; null for folds. */
export function chosenRow({ rows, before, after }: Shown, place: number, listed: ListedChange | null): ChosenValue | null {
  if (place < 0 || place >= rows.count) return null;
  const pointers = rowPointers(rows, place, before, after);
  const sideOf = ({ starts, ends }: typeof rows.before, text: string, pointer: string | null): ChosenSide | null => {
    const start = cell(starts, place);
    return start === NONE ? null : { pointer, literal: text.slice(start, cell(ends, place)) };
  };
  const change = cell(rows.changes, place);
  const was = sideOf(rows.before, before, pointers.before ?? (listed?.kind === 'moved' ? listed.before : null));
  const is = sideOf(rows.after, after, pointers.after);
  return was === null && is === null ? null : { before: was, after: is, change: change === NONE ? null : change };
}

/** What a change of the list stands for. */
export function chosenChange({ number, before, after, from, to }: ListedChange): ChosenValue {
  const literalOf = (cut: typeof from) => (cut !== null && cut.text.length === cut.length ? cut.text : null);
  return {
    before: before === null ? null : { pointer: before, literal: literalOf(from) },
    after: after === null ? null : { pointer: after, literal: literalOf(to) },
    change: number,
  };
}

/** Where what is chosen stands: in the text after or, where it is gone, in the one before. */
export function pointerOfChosen({ before, after }: ChosenValue): string | null {
  return after?.pointer ?? before?.pointer ?? null;
}

/** Whether a literal is a string that may hold JSON of its own. */
export function mayHoldJson(literal: string | null = null): boolean {
  return literal !== null && /^"(?:\s|\\[nrt])*[[{]/.test(literal.slice(0, 200));
}
