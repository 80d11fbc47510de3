import type { KeyboardEvent } from 'react';
import { ROW } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import { rowsAbove } from './rowPointers.ts';
import type { DiffPlace } from './useDiffPlace.ts';

interface DiffKeysInput {
  readonly at: DiffPlace;
  /** How many changes there are, where it is their list that the keys are for; else null. */
  readonly listed: number | null;
  readonly onStep: (by: 1 | -1) => void;
  /** Enter on what does not fold. */
  readonly onEnter: () => void;
  readonly onOpenJson: () => void;
  readonly onCopyValue: () => void;
  readonly onCopyPointer: () => void;
  readonly onAskWhen: () => void;
}

/** Keys of a diff's views: as trees and lists have them everywhere, and a letter for each thing that can be done with the chosen value. */
export function useDiffKeys(input: DiffKeysInput): (event: KeyboardEvent, fitting: number) => void {
  const { at, listed, onStep, onEnter } = input;
  const move = (to: number) => {
    if (listed !== null) at.goTo(Math.max(0, Math.min(listed - 1, to)));
    else if (at.answered) at.chooseRow(Math.max(0, Math.min(at.answered.rows.count - 1, to)), true);
  };
  const here = listed === null ? at.place : (at.current ?? -1);
  const last = (listed ?? at.answered?.rows.count ?? 1) - 1;
  const kind = listed === null && at.answered && at.place >= 0 ? cell(at.answered.rows.kinds, at.place) : ROW.leaf;
  const isOpen = kind === ROW.open || kind === ROW.unfolded;
  const isFolded = kind === ROW.closed || kind === ROW.fold;
  const keys = (fitting: number): Readonly<Record<string, () => void>> => ({
    ArrowDown: () => move(here + 1),
    ArrowUp: () => move(here - 1),
    PageDown: () => move(here + fitting),
    PageUp: () => move(here - fitting),
    Home: () => move(0),
    End: () => move(last),
    ArrowRight: () => {
      if (isFolded) at.toggle(at.place);
      else if (isOpen) move(here + 1);
    },
    ArrowLeft: () => {
      if (isOpen) return at.toggle(at.place);
      const above = at.answered && listed === null ? rowsAbove(at.answered.rows, at.place)[0] : undefined;
      if (above !== undefined) move(above);
    },
    Enter: () => (isOpen || isFolded ? at.toggle(at.place) : onEnter()),
    ' ': () => (isOpen || isFolded ? at.toggle(at.place) : onEnter()),
    n: () => onStep(1),
    p: () => onStep(-1),
    o: input.onOpenJson,
    c: input.onCopyValue,
    C: input.onCopyPointer,
    w: input.onAskWhen,
  });
  return (event, fitting) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys(fitting)[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
