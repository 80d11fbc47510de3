import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { EventFacts, Exchange, ExchangeEvent } from '../../shared/exchange.ts';
import type { Draft } from '../../shared/hold.ts';
import type { Counts } from './group.ts';
import { prepareQuery } from './query.ts';
import type { ExchangeQuery } from './store.ts';

/** What is read from a workspace, by its writer or beside it. Statements are prepared once; none stays open between calls. */
export interface WorkspaceReads {
  exchange(id: string): { exchange: Exchange; codes: readonly string[] } | undefined;
  /** Newest first, as far as the index is written. */
  exchanges(query: ExchangeQuery): Exchange[];
  /** Those with ids from `from` up to, but without, `before` whose short fields hold a case-folded text; newest first. */
  matching(folded: string, from: number, before: number, limit: number): Exchange[];
  /** Ids in rising order, after one of them; of all that has events. */
  exchangeIds(after: number, limit: number): number[];
  /** Oldest first, as far as the index is written. */
  openExchanges(): Exchange[];
  eventsOf(exchange: string): ExchangeEvent[];
  eventsAfter(sequence: number, limit: number): ExchangeEvent[];
  body(id: number): Uint8Array | undefined;
  draft(situation: string): Draft | null;
  settingsText(): string;
  /** The last numbers given out; 0 where there are none. */
  last(): { exchange: number; sequence: number; body: number };
  /** What the index has counted, up to which event. */
  totals(): Counts & { sequence: number };
}

interface EventRow {
  readonly sequence: number;
  readonly exchange: number;
  readonly at: number;
  readonly kind: string;
  readonly facts: string;
}

interface DraftRow {
  readonly situation: string;
  readonly revision: number;
  readonly candidates: string;
  readonly saved_at: number;
}

interface StateRow {
  readonly state: string;
}

export function createReads(database: DatabaseSyncInstance): WorkspaceReads {
  const oneExchange = prepareQuery<StateRow & { codes: string }>(database, 'SELECT codes, state FROM exchanges WHERE id = ?');
  const newest = prepareQuery<StateRow>(database, 'SELECT state FROM exchanges WHERE id < ? ORDER BY id DESC LIMIT ?');
  const matching = prepareQuery<StateRow>(
    database,
    `SELECT state FROM (SELECT id FROM exchange_texts WHERE id >= ? AND id < ? AND instr(text, ?) > 0 ORDER BY id DESC LIMIT ?)
      JOIN exchanges USING (id) ORDER BY id DESC`,
  );
  const ids = prepareQuery<{ id: number }>(
    database,
    'SELECT DISTINCT exchange AS id FROM events WHERE exchange > ? ORDER BY exchange LIMIT ?',
  );
  const open = prepareQuery<StateRow>(database, 'SELECT state FROM exchanges WHERE open = 1 ORDER BY id');
  const ofExchange = prepareQuery<EventRow>(database, 'SELECT * FROM events WHERE exchange = ? ORDER BY sequence');
  const after = prepareQuery<EventRow>(database, 'SELECT * FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?');
  const oneBody = prepareQuery<{ bytes: Uint8Array }>(database, 'SELECT bytes FROM bodies WHERE id = ?');
  const oneDraft = prepareQuery<DraftRow>(database, 'SELECT * FROM drafts WHERE situation = ?');
  const settings = prepareQuery<{ text: string }>(database, 'SELECT text FROM settings');
  const numbers = prepareQuery<ReturnType<WorkspaceReads['last']>>(
    database,
    `SELECT ifnull((SELECT max(exchange) FROM events), 0) AS exchange, ifnull((SELECT max(sequence) FROM events), 0) AS sequence,
      ifnull((SELECT max(id) FROM bodies), 0) AS body`,
  );
  const totals = prepareQuery<Counts & { sequence: number }>(
    database,
    'SELECT sequence, exchanges, errors AS error, warnings AS warning, notes AS note FROM totals',
  );
  return {
    exchange(id) {
      const row = isExchangeId(id) ? oneExchange.one(Number(id)) : undefined;
      return row && { exchange: readState(row), codes: row.codes === '' ? [] : row.codes.split(' ') };
    },
    exchanges: ({ before = Number.MAX_SAFE_INTEGER, limit }) => newest.all(before, limit).map(readState),
    matching: (folded, from, before, limit) => matching.all(from, before, folded, limit).map(readState),
    exchangeIds: (afterId, limit) => ids.all(afterId, limit).map((row) => row.id),
    openExchanges: () => open.all().map(readState),
    eventsOf: (exchange) => (isExchangeId(exchange) ? ofExchange.all(Number(exchange)).map(readEvent) : []),
    eventsAfter: (sequence, limit) => after.all(sequence, limit).map(readEvent),
    body: (id) => oneBody.one(id)?.bytes,
    draft(situation) {
      const row = oneDraft.one(situation);
      return row === undefined ? null : readDraft(row);
    },
    settingsText: () => settings.one()?.text ?? '{}',
    last: () => numbers.one() ?? { exchange: 0, sequence: 0, body: 0 },
    totals: () => totals.one() ?? { sequence: 0, exchanges: 0, error: 0, warning: 0, note: 0 },
  };
}

/** Only ids as we write them: `007` and `1e3` are none. */
function isExchangeId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function readState(row: StateRow): Exchange {
  // Written by this folder from an Exchange.
  return JSON.parse(row.state) as Exchange;
}

function readEvent(row: EventRow): ExchangeEvent {
  // Written by this folder from an event's facts.
  const facts = JSON.parse(row.facts) as EventFacts;
  return { ...facts, sequence: row.sequence, at: row.at, exchange: String(row.exchange) };
}

function readDraft(row: DraftRow): Draft {
  // Written by this folder from a list of texts.
  const candidates = JSON.parse(row.candidates) as string[];
  return { revision: row.revision, candidates, savedAt: row.saved_at };
}
