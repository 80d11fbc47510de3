import { create } from 'zustand';

export type Screen = 'traffic' | 'held' | 'branches' | 'settings';

/** What the person looks at. */
interface View {
  readonly screen: Screen;
  /** The filter that the list shows; empty for all. */
  readonly filter: string;
  /** Id of the exchange in Traffic's detail. */
  readonly exchange: string | null;
  /** Id of the situation in Held's composer, such as `8412.0`. */
  readonly situation: string | null;
  readonly helpOpen: boolean;
  readonly practiceOpen: boolean;
  readonly paletteOpen: boolean;
  go(screen: Screen): void;
  setFilter(filter: string): void;
  select(exchange: string | null): void;
  /** Goes to Traffic with an exchange chosen. */
  openExchange(exchange: string): void;
  selectSituation(situation: string | null): void;
  /** Goes to Held with a situation chosen. */
  openSituation(situation: string): void;
  setHelpOpen(open: boolean): void;
  setPracticeOpen(open: boolean): void;
  setPaletteOpen(open: boolean): void;
}

export const useView = create<View>((set) => ({
  screen: 'traffic',
  filter: '',
  exchange: null,
  situation: null,
  helpOpen: false,
  practiceOpen: false,
  paletteOpen: false,
  go: (screen) => set({ screen }),
  // The settings have nothing to filter.
  setFilter: (filter) => set(({ screen }) => ({ filter, screen: screen === 'settings' && filter !== '' ? 'traffic' : screen })),
  select: (exchange) => set({ exchange }),
  openExchange: (exchange) => set({ screen: 'traffic', exchange }),
  selectSituation: (situation) => set({ situation }),
  openSituation: (situation) => set({ screen: 'held', situation }),
  setHelpOpen: (helpOpen) => set({ helpOpen }),
  setPracticeOpen: (practiceOpen) => set({ practiceOpen }),
  setPaletteOpen: (paletteOpen) => set({ paletteOpen }),
}));
