import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { cell } from '../../../../shared/json/cell.ts';
import { nodeKey, readNodeKey } from '../../../store/nodePlace.ts';
import { ROW_HEIGHT } from '../layout/laneLines.ts';
import { placeOf, unitOf } from '../layout/treeShape.ts';
import { nearestRow } from '../layout/walk.ts';
import type { TreeLayout } from './useTreeLayout.ts';

/** Keeps the row that is looked at where it is on the screen, whatever comes above it: the chosen one where it shows, else the first. */
export function useStillRows(scroller: RefObject<HTMLDivElement | null>, { shape, rows, chosenRow }: TreeLayout): void {
  const anchor = useRef<{ readonly key: string; readonly offset: number } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const place = anchor.current && readNodeKey(anchor.current.key);
    const unit = place ? unitOf(shape, place) : -1;
    const row = unit < 0 ? -1 : nearestRow(shape, rows, unit);
    if (!element || !anchor.current || row < 0) return;
    element.scrollTo({ top: row * ROW_HEIGHT - anchor.current.offset });
  }, [scroller, shape, rows]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const remember = () => {
      const first = Math.ceil(element.scrollTop / ROW_HEIGHT);
      const last = Math.floor((element.scrollTop + element.clientHeight) / ROW_HEIGHT) - 1;
      const row = chosenRow >= first && chosenRow <= last ? chosenRow : Math.min(first, rows.count - 1);
      anchor.current =
        row < 0 ? null : { key: nodeKey(placeOf(shape, cell(rows.units, row))), offset: row * ROW_HEIGHT - element.scrollTop };
    };
    remember();
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [scroller, shape, rows, chosenRow]);
}
