import type { RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useView } from '../../store/view.ts';
import { DETAIL_ID, LIST_ID, ROW_HEIGHT } from './listPlace.ts';
import type { TrafficRow } from './rows.ts';
import { isRun } from './rows.ts';

interface ListKeysInput {
  readonly rows: readonly TrafficRow[];
  /** Place of the chosen row; -1 where none is. */
  readonly chosen: number;
  readonly choose: (index: number) => void;
  readonly reveal: (index: number) => void;
  readonly toggle: (oldest: string) => void;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly newCount: number;
  readonly toTop: () => void;
  /** Goes to the oldest exchange, also where it has yet to be read. */
  readonly toEnd: () => void;
}

/** Keys of the list: they work wherever no field, tree, menu or tab takes them first. */
export function useListKeys({ rows, chosen, choose, reveal, toggle, scroller, newCount, toTop, toEnd }: ListKeysInput): void {
  const move = (to: number) => {
    const index = Math.max(0, Math.min(rows.length - 1, to));
    choose(index);
    reveal(index);
  };
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1);
  const up = () => (chosen === 0 && newCount > 0 ? toTop() : move(chosen - 1));
  const whole = { preventDefault: true, enabled: rows.length > 0, ignoreEventWhen: isTakenElsewhere };

  useHotkeys('j', () => move(chosen + 1), { enabled: rows.length > 0 });
  useHotkeys('k', up, { enabled: rows.length > 0 });
  useHotkeys('down', () => move(chosen + 1), whole, [move]);
  useHotkeys('up', up, whole, [up]);
  useHotkeys('pagedown', () => move(chosen + page()), whole, [move]);
  useHotkeys('pageup', () => move(chosen - page()), whole, [move]);
  useHotkeys('end', toEnd, whole, [toEnd]);
  useHotkeys(
    'home',
    () => {
      toTop();
      choose(0);
    },
    whole,
    [toTop, choose],
  );
  useHotkeys(
    'enter',
    () => {
      const row = rows[chosen];
      if (row && isRun(row)) toggle(row.oldest.id);
      else if (row) document.getElementById(DETAIL_ID)?.focus();
    },
    whole,
    [rows, chosen],
  );
  useHotkeys('esc', leave, { ignoreEventWhen: isFloating });
}

/** From the detail back to the list; from the list, nothing is chosen any more. */
function leave(): void {
  const list = document.getElementById(LIST_ID);
  if (document.activeElement?.closest(`#${DETAIL_ID}`)) list?.focus();
  else useView.getState().select(null);
}

/** Trees, tabs, menus, editors and buttons have their own meaning for these keys. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return (
    target.id !== LIST_ID &&
    target.closest(
      '[role=tree],[role=tablist],[role=menu],[role=listbox],[role=dialog],[role=group],button,a,pre,.cm-editor,[role=separator],[role=region]',
    ) !== null
  );
}

/** What floats over the screens is closed by Esc itself. */
function isFloating(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('[role=dialog],[role=menu],[role=listbox],.cm-panel') !== null;
}
