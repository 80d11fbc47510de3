import type { Exchange, ExchangeEvent } from '../../shared/exchange.ts';
import { applyEvent } from '../../shared/applyEvent.ts';

/** What the list knows: exchanges newest first, and whether the host has older ones. */
export interface ExchangeList {
  readonly exchanges: readonly Exchange[];
  readonly more: boolean;
}

/** Place of an id in a list that is newest first, or where it would go as `-1 - place`. Ids are rising decimal numbers. */
export function findExchange(exchanges: readonly Exchange[], id: string): number {
  const wanted = Number(id);
  let low = 0;
  let high = exchanges.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = Number(exchanges[middle]?.id);
    if (here === wanted) return middle;
    if (here > wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1 - low;
}

export interface Folded {
  readonly list: ExchangeList;
  /** True where an event speaks of an exchange that is not in the list and might belong there. */
  readonly missed: boolean;
}

/**
 * Folds events into a list. `filtered`: the host alone knows which new exchanges the filter lets through,
 * so that they are only reported as missed. Exchanges older than the list's end come with their page.
 */
export function foldEvents(list: ExchangeList, events: readonly ExchangeEvent[], filtered: boolean): Folded {
  const changed = [...list.exchanges];
  const fresh: Exchange[] = [];
  const freshAt = new Map<string, number>();
  let missed = false;
  for (const event of events) {
    const place = findExchange(list.exchanges, event.exchange);
    const known = changed[place];
    if (place >= 0 && known) {
      changed[place] = applyEvent(known, event);
      continue;
    }
    const at = freshAt.get(event.exchange);
    const begun = at === undefined ? undefined : fresh[at];
    if (at !== undefined && begun) fresh[at] = applyEvent(begun, event);
    else if (filtered) missed = true;
    else if (event.kind === 'received' && place === -1) {
      freshAt.set(event.exchange, fresh.length);
      fresh.push(applyEvent(undefined, event));
    } else if (place > -1 - list.exchanges.length || !list.more) missed = true;
  }
  fresh.sort((a, b) => Number(b.id) - Number(a.id));
  return { list: { exchanges: fresh.length === 0 ? changed : [...fresh, ...changed], more: list.more }, missed };
}

/** Lays a page from the host over what is known: an exchange that is known with a later event stays as it is. */
export function mergePage(list: ExchangeList | undefined, page: ExchangeList): ExchangeList {
  if (!list || list.exchanges.length === 0) return page;
  const isOlder = Number(page.exchanges[0]?.id ?? 0) < Number(list.exchanges.at(-1)?.id);
  if (isOlder) return { exchanges: [...list.exchanges, ...page.exchanges], more: page.more };
  const pageEnd = Number(page.exchanges.at(-1)?.id ?? Infinity);
  const known = new Map(list.exchanges.map((exchange) => [exchange.id, exchange]));
  const merged = new Map(page.exchanges.map((exchange) => [exchange.id, newer(known.get(exchange.id), exchange)]));
  const pageStart = Number(page.exchanges[0]?.id ?? 0);
  // A first page that meets nothing known may leave a gap below it: what is older comes again with its own page.
  const gap = page.more && pageStart > Number(list.exchanges[0]?.id) && !page.exchanges.some(({ id }) => known.has(id));
  for (const exchange of list.exchanges) {
    const id = Number(exchange.id);
    if (id > pageStart || (id < pageEnd && !gap)) merged.set(exchange.id, exchange);
  }
  const exchanges = [...merged.values()].sort((a, b) => Number(b.id) - Number(a.id));
  const reachesEnd = exchanges.at(-1)?.id === page.exchanges.at(-1)?.id;
  return { exchanges, more: reachesEnd ? page.more : list.more };
}

/** Lets go of old exchanges where a list has grown long; they come again with their pages. */
export function trimList(list: ExchangeList, longest: number, keep: number): ExchangeList {
  return list.exchanges.length <= longest ? list : { exchanges: list.exchanges.slice(0, keep), more: true };
}

function newer(known: Exchange | undefined, come: Exchange): Exchange {
  return known && known.sequence > come.sequence ? known : come;
}
