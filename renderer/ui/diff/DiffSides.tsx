import { useId, useRef } from 'react';
import { useRowWindow } from '../useRowWindow.ts';
import type { RowsViewProps } from './DiffTree.tsx';
import { SidesLine } from './SidesLine.tsx';
import { LINE } from './TreeLine.tsx';
import { useReveal } from './useReveal.ts';

/** Both texts, line against line, with unchanged parts folded. */
export function DiffSides({ shown, label, place, revealed, onChoose, onToggle, onKeyDown }: RowsViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(scroller, shown.rows.count, LINE);
  const prefix = useId();
  useReveal(seen, place, revealed);
  return (
    <div
      ref={scroller}
      role="treegrid"
      aria-label={`${label}, side by side`}
      aria-rowcount={shown.rows.count}
      aria-colcount={2}
      aria-activedescendant={place >= seen.from && place < seen.to ? `${prefix}${place}` : undefined}
      tabIndex={0}
      onKeyDown={(event) => onKeyDown(event, seen.fitting)}
      className="group min-h-0 flex-1 overflow-x-hidden overflow-y-auto font-mono text-m -outline-offset-2"
    >
      <div role="rowgroup" style={{ height: shown.rows.count * LINE }} className="relative my-1">
        {Array.from({ length: Math.max(0, seen.to - seen.from) }, (_, index) => {
          const at = seen.from + index;
          return (
            <SidesLine
              key={at}
              id={`${prefix}${at}`}
              shown={shown}
              place={at}
              chosen={at === place}
              onChoose={onChoose}
              onToggle={onToggle}
            />
          );
        })}
      </div>
    </div>
  );
}
