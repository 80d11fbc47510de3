import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Exchange } from '../../shared/exchange.ts';
import { searchText } from '../../shared/searchText.ts';
import type { Counts, Folded } from './group.ts';
import { foldEvents } from './group.ts';
import { isOpen, isUnanswered } from './isOpen.ts';
import { searchExchanges } from './searchExchanges.ts';
import type { ExchangeQuery, ExchangeSearch } from './store.ts';
import type { Transaction } from './transaction.ts';
import type { WorkspaceReads } from './workspaceReads.ts';

/**
 * What follows from events, for lists: each exchange's fold. It is written now and then, many exchanges
 * at once, since it can be folded again; what is not written yet is answered from memory.
 */
export interface ExchangeIndex {
  find(id: string): Folded | undefined;
  list(query: ExchangeQuery): { exchanges: Exchange[]; more: boolean };
  search(query: ExchangeSearch): Promise<{ exchanges: Exchange[]; more: boolean }>;
  open(): Exchange[];
  counts(): Counts;
  /** Takes over what was committed, up to an event's sequence. */
  keep(committed: ReadonlyMap<string, Folded>, counts: Counts, sequence: number): void;
  unwritten(): number;
  /** Writes what is not written yet. What it throws changes nothing: the next time writes all. */
  write(): number;
}

/** What ended lately is asked for again by whoever answered it, and by the caller's leaving. */
const endedAtHand = 200;

export function createExchangeIndex(database: DatabaseSyncInstance, reads: WorkspaceReads, transaction: Transaction): ExchangeIndex {
  const upsert = database.prepare(
    `INSERT INTO exchanges VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET outcome = excluded.outcome, open = excluded.open, codes = excluded.codes, state = excluded.state`,
  );
  const upsertText = database.prepare('INSERT INTO exchange_texts VALUES (?, ?) ON CONFLICT DO UPDATE SET text = excluded.text');
  const totals = database.prepare('UPDATE totals SET sequence = ?, exchanges = ?, errors = ?, warnings = ?, notes = ?');
  const waiting = new Map<string, Folded>();
  const ended = new Map<string, Folded>();
  const unwritten = new Map<string, Folded>();
  /** Beyond it nothing is stored, so that a new exchange costs no read. */
  let highest = reads.last().exchange;
  let { sequence, ...counts } = reads.totals();

  function find(id: string): Folded | undefined {
    return waiting.get(id) ?? ended.get(id) ?? unwritten.get(id) ?? (Number(id) > highest ? undefined : reads.exchange(id));
  }

  function keep(committed: ReadonlyMap<string, Folded>, newCounts: Counts, newSequence: number): void {
    counts = newCounts;
    sequence = newSequence;
    for (const [id, folded] of committed) {
      highest = Math.max(highest, Number(id));
      unwritten.set(id, folded);
      const [to, from] = isUnanswered(folded.exchange) ? [waiting, ended] : [ended, waiting];
      from.delete(id);
      to.set(id, folded);
    }
    for (const id of ended.keys()) {
      if (ended.size <= endedAtHand) break;
      ended.delete(id);
    }
  }

  function writeRows(): number {
    let written = 0;
    for (const [id, { exchange, codes }] of unwritten) {
      const state = JSON.stringify(exchange);
      upsert.run(Number(id), exchange.receivedAt, exchange.outcome, isOpen(exchange) ? 1 : 0, codes.join(' '), state);
      upsertText.run(Number(id), searchText(exchange, codes));
      written += state.length;
    }
    totals.run(sequence, counts.exchanges, counts.error, counts.warning, counts.note);
    return written;
  }

  function write(): number {
    const written = transaction(writeRows);
    unwritten.clear();
    return written;
  }

  /** What is on disk with what is not there yet, in the given order. */
  function merge(stored: readonly Exchange[], wanted: (folded: Folded) => boolean, order: 1 | -1): Exchange[] {
    const newer = [...unwritten.values()].filter(wanted).map(({ exchange }) => exchange);
    const merged = [...stored.filter(({ id }) => !unwritten.has(id)), ...newer];
    return merged.sort((one, other) => order * (Number(one.id) - Number(other.id)));
  }

  function list({ before = Number.MAX_SAFE_INTEGER, limit }: ExchangeQuery): { exchanges: Exchange[]; more: boolean } {
    // Each one in memory may hide one on disk.
    const stored = reads.exchanges({ before, limit: limit + 1 + unwritten.size });
    const exchanges = merge(stored, ({ exchange }) => Number(exchange.id) < before, -1);
    return { exchanges: exchanges.slice(0, limit), more: exchanges.length > limit };
  }

  /** A killed process may have committed events that it did not come to write here. */
  function catchUp(): void {
    const missed = reads.eventsAfter(sequence, Number.MAX_SAFE_INTEGER);
    const last = missed.at(-1);
    if (last === undefined) return;
    const caught = foldEvents(missed, counts, find);
    keep(caught.exchanges, caught.counts, last.sequence);
  }

  catchUp();
  return {
    find,
    list,
    search: (query) => searchExchanges(reads, () => unwritten, highest + 1, query),
    open: () => merge(reads.openExchanges(), ({ exchange }) => isOpen(exchange), 1),
    counts: () => counts,
    keep,
    unwritten: () => unwritten.size,
    write,
  };
}
