import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Which rows of one height a scroller shows, and some more on both sides. */
export interface RowWindow {
  readonly from: number;
  /** One past the last. */
  readonly to: number;
  /** Whole rows that fit. */
  readonly fitting: number;
  /** Scrolls a row into view: just so far, or into the middle. */
  reveal(row: number, where?: 'near' | 'middle'): void;
}

const BESIDE = 8;

/** Virtualises rows that are all of one height: unlike lists of measured rows it costs the same however many there are. `head`: pixels that stand over the first row and stay. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, height: number, head = 0): RowWindow {
  const [shown, setShown] = useState({ first: 0, fitting: 40 });
  const read = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const first = Math.floor(element.scrollTop / height);
    const fitting = Math.max(1, Math.floor((element.clientHeight - head) / height));
    setShown((before) => (before.first === first && before.fitting === fitting ? before : { first, fitting }));
  }, [scroller, height, head]);
  useLayoutEffect(read);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller, read]);

  const wanted = useRef<{ row: number; where: 'near' | 'middle' } | null>(null);
  const [, askAgain] = useState(0);
  const reveal = useCallback((row: number, where: 'near' | 'middle' = 'near') => {
    wanted.current = { row, where };
    askAgain((times) => times + 1);
  }, []);
  // Once the rows are there: what was revealed may have come with the same change.
  useLayoutEffect(() => {
    const element = scroller.current;
    const goal = wanted.current;
    if (!element || !goal) return;
    wanted.current = null;
    const top = scrollFor(element, goal, height, head);
    if (top !== null) element.scrollTo({ top });
    read();
  });

  const from = Math.max(0, Math.min(shown.first, count) - BESIDE);
  return { from, to: Math.min(count, shown.first + shown.fitting + BESIDE + 1), fitting: shown.fitting, reveal };
}

/** Where to scroll to, so that a row shows; null where it does. */
function scrollFor(
  element: HTMLElement,
  { row, where }: { row: number; where: 'near' | 'middle' },
  height: number,
  head: number,
): number | null {
  const room = element.clientHeight - head;
  const top = row * height;
  const isAbove = top < element.scrollTop;
  const isBelow = top + height > element.scrollTop + room;
  if (!isAbove && !isBelow) return null;
  if (where === 'middle') return top - (room - height) / 2;
  return isAbove ? top : top + height - room;
}
