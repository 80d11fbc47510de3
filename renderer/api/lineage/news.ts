import type { LineageNews } from '../../../shared/interaction.ts';
import { askAgain } from './askAgain.ts';
import { atMostEvery } from './atMost.ts';
import { refreshInteractions } from './interactions.ts';
import { keepLineageState } from './lineageState.ts';
import { refreshTrees } from './trees.ts';

/** Interactions that changed since they were last asked for; null for any. */
const changed: { trees: Set<string> | null; lists: Set<string> | null } = { trees: new Set(), lists: new Set() };

// A new exchange is on screen within a tenth of a second, also in a burst of them.
const growTrees = atMostEvery(40, async () => {
  const { trees } = changed;
  changed.trees = new Set();
  await refreshTrees(trees && [...trees]);
});
const growLists = atMostEvery(80, async () => {
  const { lists } = changed;
  changed.lists = new Set();
  await refreshInteractions(lists && [...lists]);
});
// Evidence is looked at by one who reads.
const askLinks = atMostEvery(400, () => askAgain({ queryKey: ['link'] }));

/** Takes in which interactions changed, and asks for what is looked at of them. */
export function hearLineage({ interactions, ...state }: LineageNews): void {
  keepLineageState(state);
  if (interactions?.length === 0) return;
  changed.trees = add(changed.trees, interactions);
  changed.lists = add(changed.lists, interactions);
  growTrees();
  growLists();
  askLinks();
}

/** Something may have changed while nothing could be heard. */
export function missedLineage(): void {
  changed.trees = null;
  changed.lists = null;
  growTrees();
  growLists();
  askLinks();
}

function add(names: Set<string> | null, more: readonly string[] | null): Set<string> | null {
  return names && more ? new Set([...names, ...more]) : null;
}
