import type { InteractionBrief } from '../../../shared/interaction.ts';

/** Interactions, last active first, as far as they have been asked for. */
export interface InteractionList {
  readonly interactions: readonly InteractionBrief[];
  /** Whether the host has older ones. */
  readonly more: boolean;
}

/**
 * Lays a page that begins with the newest over what is known. What is known, is recent enough to be on the page and is not
 * there has become part of another interaction. A page that meets nothing known may leave a gap below it: then it is all that stays.
 */
export function mergeNewest(list: InteractionList | undefined, page: InteractionList): InteractionList {
  const oldest = page.interactions.at(-1);
  if (!list || !page.more || !oldest) return page;
  const come = new Set(page.interactions.map(({ id }) => id));
  if (!list.interactions.some(({ id }) => come.has(id))) return page;
  const older = list.interactions.filter(({ id, lastAt }) => lastAt <= oldest.lastAt && !come.has(id));
  return { interactions: [...page.interactions, ...older], more: list.more };
}

/** Adds the page that follows a list's end. */
export function addOlder(list: InteractionList, page: InteractionList): InteractionList {
  const known = new Set(list.interactions.map(({ id }) => id));
  return { interactions: [...list.interactions, ...page.interactions.filter(({ id }) => !known.has(id))], more: page.more };
}

/** How many of the newest have to be asked for so that all that changed are among them; Infinity where it can't be told. */
export function reachOf(list: InteractionList, changed: readonly string[] | null): number {
  if (changed === null) return list.interactions.length;
  const names = new Set(changed);
  return list.interactions.findLastIndex(({ id }) => names.has(id)) + 1;
}
