import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Outcome } from '../../shared/exchange.ts';
import { prepareQuery } from '../store/query.ts';

/** An exchange whose situations are in the index. */
export interface RequestRow {
  readonly exchange: number;
  /** As a JSON literal, in the caller's own spelling. */
  readonly request_id: string;
  readonly protocol: string;
  readonly at: number;
  /** Null while it is open. */
  readonly outcome: Outcome | null;
  readonly ended_at: number | null;
}

export interface Requests {
  insert(row: Omit<RequestRow, 'outcome' | 'ended_at'>): void;
  find(exchange: number): RequestRow | undefined;
  end(exchange: number, outcome: Outcome, at: number): void;
}

export function createRequests(database: DatabaseSyncInstance): Requests {
  const insert = database.prepare('INSERT INTO requests VALUES (?, ?, ?, ?, NULL, NULL)');
  const one = prepareQuery<RequestRow>(database, 'SELECT * FROM requests WHERE exchange = ?');
  const end = database.prepare('UPDATE requests SET outcome = ?, ended_at = ? WHERE exchange = ?');
  return {
    insert: ({ exchange, request_id, protocol, at }) => void insert.run(exchange, request_id, protocol, at),
    find: (exchange) => one.one(exchange),
    end: (exchange, outcome, at) => void end.run(outcome, at, exchange),
  };
}
