import type { KeyboardEvent } from 'react';
import { useId, useRef, useSyncExternalStore } from 'react';
import { useRowWindow } from '../useRowWindow.ts';
import type { ChangeBook } from './changeBook.ts';
import { CHANGE_LINE, ChangeLine } from './ChangeLine.tsx';
import { useReveal } from './useReveal.ts';

interface ChangeListProps {
  readonly book: ChangeBook;
  readonly count: number;
  readonly label: string;
  /** The chosen change; -1 for none. */
  readonly chosen: number;
  readonly revealed: number;
  readonly flags: ReadonlyMap<number, string>;
  readonly onChoose: (number: number) => void;
  /** Shows it in the tree. */
  readonly onOpen: (number: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, fitting: number) => void;
}

/** All changes, each with its JSON pointer. */
export function ChangeList({ book, count, label, chosen, revealed, flags, onChoose, onOpen, onKeyDown }: ChangeListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(scroller, count, CHANGE_LINE);
  const prefix = useId();
  useSyncExternalStore(book.subscribe, book.version);
  useReveal(seen, chosen, revealed);
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={`${label}, list of changes`}
      aria-activedescendant={chosen >= seen.from && chosen < seen.to ? `${prefix}${chosen}` : undefined}
      tabIndex={0}
      data-own-keys
      onKeyDown={(event) => onKeyDown(event, seen.fitting)}
      className="group min-h-0 flex-1 overflow-x-hidden overflow-y-auto font-mono text-m -outline-offset-2"
    >
      <div role="presentation" style={{ height: count * CHANGE_LINE }} className="relative">
        {Array.from({ length: Math.max(0, seen.to - seen.from) }, (_, index) => {
          const at = seen.from + index;
          return (
            <ChangeLine
              key={at}
              id={`${prefix}${at}`}
              number={at}
              of={count}
              change={book.read(at)}
              chosen={at === chosen}
              flag={flags.get(at) ?? null}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          );
        })}
      </div>
    </div>
  );
}
