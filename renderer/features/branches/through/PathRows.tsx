import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRowWindow } from '../../../ui/useRowWindow.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface PathRowsProps {
  readonly label: string;
  readonly name: 'steps' | 'changes';
  /** Each row's step on the path. */
  readonly steps: readonly number[];
  /** The step at which the chosen node stands. */
  readonly chosen: number;
  readonly onGo: (step: number) => void;
  readonly children: (row: number) => ReactNode;
}

/** Pixels. */
const ROW = 24;
const MOST_SHOWN = 7;

/** Rows that each stand for a step of the path, and lead to its node. */
export function PathRows({ label, name, steps, chosen, onGo, children }: PathRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(scroller, steps.length, ROW);
  const [active, setActive] = useState(() => Math.max(0, steps.indexOf(chosen)));
  const prefix = useId();
  useKeptFocus(scroller, name);
  const { reveal } = seen;
  const atFirst = useRef(active);
  useEffect(() => reveal(atFirst.current, 'middle'), [reveal]);
  const row = Math.min(active, steps.length - 1);
  const move = (to: number) => {
    const bounded = Math.max(0, Math.min(steps.length - 1, to));
    setActive(bounded);
    seen.reveal(bounded);
  };
  const go = (at: number) => {
    const step = steps[at];
    if (step !== undefined) onGo(step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(row + 1),
      ArrowUp: () => move(row - 1),
      PageDown: () => move(row + seen.fitting),
      PageUp: () => move(row - seen.fitting),
      Home: () => move(0),
      End: () => move(steps.length - 1),
      Enter: () => go(row),
      ' ': () => go(row),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={label}
      aria-activedescendant={row >= seen.from && row < seen.to ? `${prefix}${row}` : undefined}
      tabIndex={0}
      data-own-keys
      onKeyDown={onKeyDown}
      style={{ height: Math.min(MOST_SHOWN, steps.length) * ROW }}
      className="group shrink-0 overflow-x-hidden overflow-y-auto border-t border-line -outline-offset-2"
    >
      <div role="presentation" style={{ height: steps.length * ROW }} className="relative">
        {Array.from({ length: Math.max(0, seen.to - seen.from) }, (_, index) => {
          const at = seen.from + index;
          return (
            <div
              key={at}
              id={`${prefix}${at}`}
              role="option"
              aria-selected={steps[at] === chosen}
              aria-posinset={at + 1}
              aria-setsize={steps.length}
              tabIndex={-1}
              onMouseDown={(event) => {
                if (event.button !== 0) return;
                setActive(at);
                go(at);
              }}
              style={{ top: at * ROW }}
              className={classes(
                'absolute inset-x-0 flex h-6 items-center gap-2 overflow-hidden px-3 whitespace-nowrap [contain:strict]',
                steps[at] === chosen ? 'bg-selected' : 'hover:bg-hover',
                at === row && '-outline-offset-2 outline-accent group-focus-visible:outline-2',
              )}
            >
              {children(at)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
