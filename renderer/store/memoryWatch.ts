import { create } from 'zustand';
import type { NodePlace } from './nodePlace.ts';

/** What the person looks at of memory through time; it stays while they go from node to node of one path. */
interface MemoryWatch {
  /** The node that the path leads to; going back along it keeps it. Null before any was looked at. */
  readonly end: NodePlace | null;
  /** JSON pointer of the value that is watched; null for none. */
  readonly pointer: string | null;
  /** Whether the steps are shown as a list. */
  readonly isListed: boolean;
  /** What had the keyboard when it led to another node, and is to have it there too. */
  readonly focus: 'bars' | 'steps' | 'changes' | null;
  setEnd(end: NodePlace): void;
  watch(pointer: string | null): void;
  setListed(isListed: boolean): void;
  setFocus(focus: MemoryWatch['focus']): void;
}

export const useMemoryWatch = create<MemoryWatch>((set) => ({
  end: null,
  pointer: null,
  isListed: false,
  focus: null,
  setEnd: (end) => set({ end }),
  watch: (pointer) => set({ pointer }),
  setListed: (isListed) => set({ isListed }),
  setFocus: (focus) => set({ focus }),
}));
