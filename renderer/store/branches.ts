import { create } from 'zustand';
import type { NodePlace } from './nodePlace.ts';
import { nodeKey } from './nodePlace.ts';

/** A node picked to be compared with another one, perhaps of another tree. */
export interface Picked {
  readonly place: NodePlace;
  readonly interaction: string;
  /** What it says, in a line. */
  readonly line: string;
}

/** What the person looks at within one interaction. */
interface Place {
  /** The chosen node's key; null where none is. */
  readonly node: string | null;
  /** The node to whose path the tree is narrowed; null for the whole tree. */
  readonly zoom: string | null;
  /** Keys of nodes that keep what follows from them to themselves. */
  readonly closed: ReadonlySet<string>;
}

/** What the person looks at in Branches. */
interface Branches extends Place {
  readonly interaction: string | null;
  /** What the list of interactions is narrowed to. */
  readonly filter: string;
  /** What is looked for within the interaction. */
  readonly search: string;
  readonly follows: boolean;
  readonly picks: readonly Picked[];
  readonly comparing: boolean;
  /** How often another found node was asked for, and in which direction last. */
  readonly sought: { readonly times: number; readonly step: 1 | -1 };
  /** A node to go to, of an interaction that is still to be asked for; null once it was gone to. */
  readonly goal: NodePlace | null;
  setFilter(filter: string): void;
  setSearch(search: string): void;
  /** Asks for the next node with the words looked for, or the one before. */
  seek(step: 1 | -1): void;
  openInteraction(interaction: string | null): void;
  /** Goes to a node of an interaction, which shows as a whole where the node is not on the path it was narrowed to. */
  arrive(interaction: string, node: NodePlace): void;
  choose(node: string | null): void;
  setZoom(node: string | null): void;
  setClosed(closed: ReadonlySet<string>): void;
  setFollows(follows: boolean): void;
  /** Picks a node, or lets go of it; of three the first goes. Two are compared at once. */
  pick(picked: Picked): void;
  clearPicks(): void;
  swapPicks(): void;
  setComparing(comparing: boolean): void;
  lead(goal: NodePlace | null): void;
  restore(kept: Partial<Pick<Branches, 'interaction' | 'node' | 'zoom' | 'closed'>>): void;
}

const NOWHERE: Place = { node: null, zoom: null, closed: new Set() };

/** Where the person was in interactions that they left, so that they come back to it. */
const left = new Map<string, Place>();

export const useBranches = create<Branches>((set, get) => ({
  ...NOWHERE,
  interaction: null,
  filter: '',
  search: '',
  follows: false,
  picks: [],
  comparing: false,
  sought: { times: 0, step: 1 },
  goal: null,
  setFilter: (filter) => set({ filter }),
  setSearch: (search) => set({ search }),
  seek: (step) => set({ sought: { times: get().sought.times + 1, step } }),
  openInteraction: (interaction) => {
    const { interaction: before, node, zoom, closed } = get();
    if (interaction === before) return;
    if (before !== null) left.set(before, { node, zoom, closed });
    set({ ...(left.get(interaction ?? '') ?? NOWHERE), interaction, search: '', follows: false, comparing: false });
  },
  arrive: (interaction, place) => {
    get().openInteraction(interaction);
    set({ node: nodeKey(place), zoom: null, goal: null, follows: false, comparing: false });
  },
  choose: (node) => set({ node, follows: false }),
  setZoom: (zoom) => set({ zoom, follows: false }),
  setClosed: (closed) => set({ closed }),
  setFollows: (follows) => set({ follows, ...(follows ? { zoom: null } : {}) }),
  pick: (picked) => {
    const key = nodeKey(picked.place);
    const others = get().picks.filter(({ place }) => nodeKey(place) !== key);
    const isLetGo = others.length < get().picks.length;
    const picks = isLetGo ? others : [...others, picked].slice(-2);
    set({ picks, comparing: !isLetGo && picks.length === 2 });
  },
  clearPicks: () => set({ picks: [], comparing: false }),
  swapPicks: () => set({ picks: get().picks.toReversed() }),
  setComparing: (comparing) => set({ comparing: comparing && get().picks.length === 2 }),
  lead: (goal) => set({ goal }),
  restore: (kept) => set(kept),
}));
