import { create } from 'zustand';

export type RawSide = 'request' | 'response';
export type RawSpelling = 'exact' | 'pretty';

/** Which text the Raw tab shows, how, and the place in it that a finding leads to. */
interface RawPlace {
  readonly side: RawSide;
  readonly spelling: RawSpelling;
  /** UTF-16 offset into an exchange's exact text; null once it was gone to. */
  readonly goal: { readonly exchange: string; readonly offset: number } | null;
  showSide(side: RawSide): void;
  showSpelling(spelling: RawSpelling): void;
  /** Leads to a place: in the exact text, since that is what offsets speak of. */
  lead(exchange: string, side: RawSide, offset: number): void;
  arrive(): void;
}

export const useRawPlace = create<RawPlace>((set) => ({
  side: 'request',
  spelling: 'exact',
  goal: null,
  showSide: (side) => set({ side, goal: null }),
  showSpelling: (spelling) => set({ spelling, goal: null }),
  lead: (exchange, side, offset) => set({ side, spelling: 'exact', goal: { exchange, offset } }),
  arrive: () => set({ goal: null }),
}));
