import { useCallback, useEffect, useRef, useState } from 'react';
import { findRowOfChange } from '../../../shared/diff/reveal.ts';
import type { RowsQuestion } from '../../../shared/diff/rows.ts';
import { NONE, ROW } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import type { ReadyDiff } from './useDiff.ts';
import type { AnsweredRows } from './useDiffRows.ts';
import { useDiffRows } from './useDiffRows.ts';

type RowsView = RowsQuestion['view'];

/** What is looked at in a diff: which rows are folded, which one is chosen, and which change. */
export interface DiffPlace {
  /** Null while they are on the way, and in the list of changes. */
  readonly answered: AnsweredRows | null;
  readonly fault: Error | null;
  readonly place: number;
  /** The change that was gone to last or that the chosen row shows; null for none. */
  readonly current: number | null;
  /** Rises when what is chosen is to be scrolled to. */
  readonly revealed: number;
  /** Chooses a row that shows. */
  chooseRow(place: number, reveal?: boolean): void;
  /** Goes to a change, and opens what is around it. */
  goTo(change: number): void;
  toggle(place: number): void;
}

const NOTHING: Record<RowsView, ReadonlySet<number>> = { tree: new Set(), sides: new Set() };

/** `view` null: the list of changes. */
export function useDiffPlace({ handle, summary }: ReadyDiff, view: RowsView | null): DiffPlace {
  const [toggled, setToggled] = useState(NOTHING);
  const folds = toggled[view ?? 'tree'];
  const { answered, fault } = useDiffRows(handle, view, folds);
  const [place, setPlace] = useState(0);
  const [current, setCurrent] = useState<number | null>(summary.changes > 0 ? 0 : null);
  const [revealed, setRevealed] = useState(0);
  const [asked, setAsked] = useState(0);
  /** A change to be chosen once its row is there. */
  const wanted = useRef<number | null>(current);
  const shownView = useRef(view);
  if (shownView.current !== view) {
    // The same change in another view.
    shownView.current = view;
    wanted.current = current;
  }

  useEffect(() => {
    const change = wanted.current;
    if (change === null) return;
    if (view === null) {
      wanted.current = null;
      setRevealed((times) => times + 1);
      return;
    }
    if (answered?.toggled !== folds) return;
    wanted.current = null;
    const row = findRowOfChange(answered.rows, change);
    if (row < 0) return;
    setPlace(row);
    setRevealed((times) => times + 1);
  }, [answered, folds, view, asked]);

  const goTo = useCallback(
    (change: number) => {
      const reach = async () => {
        const above = await handle.above(change);
        wanted.current = change;
        setToggled((before) => {
          const left = view === null ? [] : above.filter((id) => before[view].has(id));
          return view === null || left.length === 0 ? before : { ...before, [view]: without(before[view], left) };
        });
        setCurrent(change);
        // The row may be there already, and nothing else may change.
        setAsked((times) => times + 1);
      };
      void reach().catch(() => undefined); // The worker stopped, of which the rows tell.
    },
    [handle, view],
  );

  const rows = answered?.rows;
  return {
    answered,
    fault,
    place: rows ? Math.min(place, rows.count - 1) : place,
    current,
    revealed,
    chooseRow: useCallback(
      (next: number, reveal = false) => {
        if (!rows || next < 0 || next >= rows.count) return;
        setPlace(next);
        const change = cell(rows.changes, next);
        if (change !== NONE) setCurrent(change);
        if (reveal) setRevealed((times) => times + 1);
      },
      [rows],
    ),
    goTo,
    toggle: useCallback(
      (row: number) => {
        const kind = rows ? cell(rows.kinds, row) : ROW.leaf;
        if (!rows || view === null || kind === ROW.leaf || kind === ROW.end) return;
        const id = cell(rows.ids, row);
        setToggled((before) => {
          const next = new Set(before[view]);
          if (!next.delete(id)) next.add(id);
          return { ...before, [view]: next };
        });
      },
      [rows, view],
    ),
  };
}

function without(ids: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  const left = new Set(ids);
  for (const id of gone) left.delete(id);
  return left;
}
