import { create } from 'zustand';

export type Screen = 'traffic' | 'held' | 'branches' | 'settings';

/** A situation of an exchange by its index, and one of its candidates; null for the situation itself. */
export interface LedPlace {
  readonly situation: number;
  readonly candidate: number | null;
}

/** What the person looks at. */
interface View {
  readonly screen: Screen;
  /** The filter of the screen that is on; empty for all. */
  readonly filter: string;
  /** Filters that the other screens were left with. */
  readonly kept: Readonly<Partial<Record<Screen, string>>>;
  /** Id of the exchange in Traffic's detail. */
  readonly exchange: string | null;
  /** Where in that exchange the person was led to; null where they chose it as a whole. */
  readonly ledTo: LedPlace | null;
  /** Id of the situation in Held's composer, such as `8412.0`. */
  readonly situation: string | null;
  readonly helpOpen: boolean;
  readonly practiceOpen: boolean;
  readonly paletteOpen: boolean;
  go(screen: Screen): void;
  setFilter(filter: string): void;
  select(exchange: string | null): void;
  /** Goes to Traffic with an exchange chosen, and to a place in it. */
  openExchange(exchange: string, place?: LedPlace): void;
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
  kept: {},
  exchange: null,
  ledTo: null,
  situation: null,
  helpOpen: false,
  practiceOpen: false,
  paletteOpen: false,
  go: (screen) => set((view) => turnTo(view, screen)),
  // The settings have nothing to filter.
  setFilter: (filter) => set((view) => (view.screen === 'settings' && filter !== '' ? { ...turnTo(view, 'traffic'), filter } : { filter })),
  select: (exchange) => set({ exchange, ledTo: null }),
  openExchange: (exchange, place) => set((view) => ({ ...turnTo(view, 'traffic'), exchange, ledTo: place ?? null })),
  selectSituation: (situation) => set({ situation }),
  openSituation: (situation) => set((view) => ({ ...turnTo(view, 'held'), situation })),
  setHelpOpen: (helpOpen) => set({ helpOpen }),
  setPracticeOpen: (practiceOpen) => set({ practiceOpen }),
  setPaletteOpen: (paletteOpen) => set({ paletteOpen }),
}));

/** Another screen has its own filter. */
function turnTo({ screen, filter, kept }: View, next: Screen): Pick<View, 'screen' | 'filter' | 'kept'> {
  if (next === screen) return { screen, filter, kept };
  return { screen: next, filter: kept[next] ?? '', kept: { ...kept, [screen]: filter } };
}
