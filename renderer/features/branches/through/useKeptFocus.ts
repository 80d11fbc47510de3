import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useMemoryWatch } from '../../../store/memoryWatch.ts';

/** Gives the keyboard back to what led to this node with it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, name: 'bars' | 'steps' | 'changes'): void {
  useEffect(() => {
    const { focus, setFocus } = useMemoryWatch.getState();
    if (focus !== name) return;
    setFocus(null);
    const hasNobody = document.activeElement === null || document.activeElement === document.body;
    if (hasNobody) element.current?.focus({ preventScroll: true });
  }, [element, name]);
}
