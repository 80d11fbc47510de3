import { create } from 'zustand';

/** Which text the Raw tab shows, and the place in it that a finding leads to. */
interface RawPlace {
  readonly side: 'request' | 'response';
  /** UTF-16 offset to go to; null once it was gone to. */
  readonly offset: number | null;
  show(side: 'request' | 'response', offset: number | null): void;
}

export const useRawPlace = create<RawPlace>((set) => ({
  side: 'request',
  offset: null,
  show: (side, offset) => set({ side, offset }),
}));
