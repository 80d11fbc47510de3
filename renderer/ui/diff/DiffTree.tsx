import type { KeyboardEvent } from 'react';
import { useId, useRef, useSyncExternalStore } from 'react';
import { MARK, NONE } from '../../../shared/diff/rows.ts';
import { cell } from '../../../shared/json/cell.ts';
import { useRowWindow } from '../useRowWindow.ts';
import type { ChangeBook } from './changeBook.ts';
import type { Shown } from './rowText.ts';
import { LINE, TreeLine } from './TreeLine.tsx';
import { useReveal } from './useReveal.ts';

export interface RowsViewProps {
  readonly shown: Shown;
  readonly label: string;
  /** The chosen row. */
  readonly place: number;
  /** Rises when the chosen row is to be scrolled to. */
  readonly revealed: number;
  readonly onChoose: (place: number) => void;
  readonly onToggle: (place: number) => void;
  /** Told how many rows fit, for Page Up and Page Down. */
  readonly onKeyDown: (event: KeyboardEvent, fitting: number) => void;
}

interface DiffTreeProps extends RowsViewProps {
  readonly book: ChangeBook;
  /** Words that are said loudly at a change's row. */
  readonly flags: ReadonlyMap<number, string>;
}

/** The diff as a tree with unchanged parts folded. */
export function DiffTree({ shown, label, place, revealed, book, flags, onChoose, onToggle, onKeyDown }: DiffTreeProps) {
  const { rows } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(scroller, rows.count, LINE);
  const prefix = useId();
  useSyncExternalStore(book.subscribe, book.version);
  useReveal(seen, place, revealed);
  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-activedescendant={place >= seen.from && place < seen.to ? `${prefix}${place}` : undefined}
      tabIndex={0}
      onKeyDown={(event) => onKeyDown(event, seen.fitting)}
      className="group min-h-0 flex-1 overflow-x-hidden overflow-y-auto font-mono text-m -outline-offset-2"
    >
      <div role="presentation" style={{ height: rows.count * LINE }} className="relative my-1">
        {Array.from({ length: Math.max(0, seen.to - seen.from) }, (_, index) => {
          const at = seen.from + index;
          const change = cell(rows.changes, at);
          const isMoved = (cell(rows.marks, at) & MARK.moved) !== 0 && change !== NONE;
          return (
            <TreeLine
              key={at}
              id={`${prefix}${at}`}
              shown={shown}
              place={at}
              chosen={at === place}
              change={isMoved ? book.read(change) : null}
              flag={change === NONE ? null : (flags.get(change) ?? null)}
              onChoose={onChoose}
              onToggle={onToggle}
            />
          );
        })}
      </div>
    </div>
  );
}
