import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Exchange, ExchangeEvent } from '../../shared/exchange.ts';
import type { Draft } from '../../shared/hold.ts';
import { foldCase } from '../../shared/searchText.ts';
import type { Counts } from './group.ts';

/** What is read from a workspace, by its writer or beside it. Statements are prepared once; none stays open between calls. */
export interface WorkspaceReads {
  exchange(id: string): { exchange: Exchange; codes: readonly string[] } | undefined;
  /** Newest first. */
  exchanges(query: { filter?: string | undefined; before?: number | undefined; limit: number }): { exchanges: Exchange[]; more: boolean };
  /** Ids in rising order, after one of them. */
  exchangeIds(after: number, limit: number): number[];
  openExchanges(): Exchange[];
  eventsOf(exchange: string): ExchangeEvent[];
  eventsAfter(sequence: number, limit: number): ExchangeEvent[];
  body(id: number): Uint8Array | undefined;
  draft(situation: string): Draft | null;
  settingsText(): string;
  /** The last numbers given out; 0 where there are none. */
  last(): { exchange: number; sequence: number; body: number };
  counts(): Counts;
}

interface EventRow {
  readonly sequence: number;
  readonly exchange: number;
  readonly at: number;
  readonly kind: string;
  readonly facts: string;
}

export function createReads(database: DatabaseSyncInstance): WorkspaceReads {
  const oneExchange = database.prepare('SELECT codes, state FROM exchanges WHERE id = ?');
  const newest = database.prepare('SELECT state FROM exchanges WHERE id < ? ORDER BY id DESC LIMIT ?');
  const matching = database.prepare(
    `SELECT state FROM (SELECT id FROM exchange_texts WHERE id < ? AND instr(text, ?) > 0 ORDER BY id DESC LIMIT ?) JOIN exchanges USING (id) ORDER BY id DESC`,
  );
  const ids = database.prepare('SELECT id FROM exchanges WHERE id > ? ORDER BY id LIMIT ?');
  const open = database.prepare('SELECT state FROM exchanges WHERE open = 1 ORDER BY id');
  const ofExchange = database.prepare('SELECT * FROM events WHERE exchange = ? ORDER BY sequence');
  const after = database.prepare('SELECT * FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?');
  const oneBody = database.prepare('SELECT bytes FROM bodies WHERE id = ?');
  const oneDraft = database.prepare('SELECT revision, candidates, saved_at AS savedAt FROM drafts WHERE situation = ?');
  const settings = database.prepare('SELECT text FROM settings');
  const numbers = database.prepare(
    `SELECT ifnull((SELECT max(id) FROM exchanges), 0) AS exchange, ifnull((SELECT max(sequence) FROM events), 0) AS sequence,
      ifnull((SELECT max(id) FROM bodies), 0) AS body`,
  );
  const totals = database.prepare('SELECT exchanges, errors AS error, warnings AS warning, notes AS note FROM totals');
  return {
    exchange(id) {
      const row: { codes: string; state: string } | undefined = isExchangeId(id) ? oneExchange.get(Number(id)) : undefined;
      return row && { exchange: readState(row.state), codes: row.codes === '' ? [] : row.codes.split(' ') };
    },
    exchanges({ filter, before = Number.MAX_SAFE_INTEGER, limit }) {
      const folded = foldCase(filter ?? '');
      const rows: { state: string }[] = folded === '' ? newest.all(before, limit + 1) : matching.all(before, folded, limit + 1);
      return { exchanges: rows.slice(0, limit).map((row) => readState(row.state)), more: rows.length > limit };
    },
    exchangeIds(afterId, limit) {
      const rows: { id: number }[] = ids.all(afterId, limit);
      return rows.map((row) => row.id);
    },
    openExchanges() {
      const rows: { state: string }[] = open.all();
      return rows.map((row) => readState(row.state));
    },
    eventsOf: (exchange) => (isExchangeId(exchange) ? ofExchange.all(Number(exchange)).map(readEvent) : []),
    eventsAfter: (sequence, limit) => after.all(sequence, limit).map(readEvent),
    body(id) {
      const row: { bytes: Uint8Array } | undefined = oneBody.get(id);
      return row?.bytes;
    },
    draft(situation) {
      const row: { revision: number; candidates: string; savedAt: number } | undefined = oneDraft.get(situation);
      if (row === undefined) return null;
      const candidates: string[] = JSON.parse(row.candidates);
      return { revision: row.revision, candidates, savedAt: row.savedAt };
    },
    settingsText(): string {
      return settings.get().text;
    },
    last() {
      const row: { exchange: number; sequence: number; body: number } = numbers.get();
      return row;
    },
    counts() {
      const row: Counts = totals.get();
      return row;
    },
  };
}

/** Only ids as we write them: `007` and `1e3` are none. */
function isExchangeId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function readState(text: string): Exchange {
  const state: Exchange = JSON.parse(text);
  return state;
}

function readEvent(row: EventRow): ExchangeEvent {
  const facts: ExchangeEvent = JSON.parse(row.facts);
  return { ...facts, sequence: row.sequence, at: row.at, exchange: String(row.exchange) };
}
