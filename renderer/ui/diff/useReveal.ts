import { useLayoutEffect, useRef } from 'react';
import type { RowWindow } from '../useRowWindow.ts';

/** Scrolls to the chosen row each time that is asked for, not when the person scrolls away from it. */
export function useReveal({ reveal }: RowWindow, place: number, revealed: number): void {
  const done = useRef(0);
  useLayoutEffect(() => {
    if (done.current === revealed || place < 0) return;
    done.current = revealed;
    reveal(place);
  });
}
