import type { RefObject } from 'react';
import { useEffect } from 'react';
import { TREE_ID } from '../places.ts';

/** Brings the keyboard along to the comparison, to its tabs once it is read, and back to the tree when it is left. */
export function useCompareFocus(pane: RefObject<HTMLElement | null>, isRead: boolean): void {
  useEffect(() => {
    pane.current?.focus({ preventScroll: true });
    // What had the keyboard goes with the comparison; by then the tree stands in its place, unless another screen does.
    return () => {
      requestAnimationFrame(() => {
        if (hasNobody()) document.getElementById(TREE_ID)?.focus({ preventScroll: true });
      });
    };
  }, [pane]);
  useEffect(() => {
    const isHere = hasNobody() || document.activeElement === pane.current;
    if (isRead && isHere) pane.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }, [pane, isRead]);
}

function hasNobody(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
