import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Exchange } from '../../shared/exchange.ts';
import { foldCase, searchText } from '../../shared/searchText.ts';
import type { Folded } from './group.ts';
import type { ExchangeSearch } from './store.ts';
import type { WorkspaceReads } from './workspaceReads.ts';

/** Looked through in one turn of the event loop: some 10 ms. */
const IDS_A_TURN = 10_000;

/**
 * Searches what is on disk and what is not there yet. `unwritten` gives the latter as it is at that moment: what is written
 * while the search goes on is found in either place.
 */
export async function searchExchanges(
  reads: Pick<WorkspaceReads, 'matching'>,
  unwritten: () => ReadonlyMap<string, Folded>,
  end: number,
  { filter, before = Number.MAX_SAFE_INTEGER, limit }: ExchangeSearch,
): Promise<{ exchanges: Exchange[]; more: boolean }> {
  const folded = foldCase(filter);
  const inMemory = new Map(unwritten());
  const found: Exchange[] = [];
  for (let below = Math.min(before, end); below > 1;) {
    // Each one in memory may hide one on disk.
    const wanted = limit + 1 + inMemory.size - found.length;
    if (wanted <= 0) break;
    const from = Math.max(1, below - IDS_A_TURN);
    found.push(...reads.matching(folded, from, below, wanted));
    below = from;
    await nextTurn();
  }
  for (const [id, latest] of unwritten()) inMemory.set(id, latest);
  const newer = [...inMemory.values()].filter(
    ({ exchange, codes }) => Number(exchange.id) < before && searchText(exchange, codes).includes(folded),
  );
  const exchanges = [...found.filter(({ id }) => !inMemory.has(id)), ...newer.map(({ exchange }) => exchange)];
  exchanges.sort((one, other) => Number(other.id) - Number(one.id));
  return { exchanges: exchanges.slice(0, limit), more: exchanges.length > limit };
}
