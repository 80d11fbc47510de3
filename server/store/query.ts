import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** A prepared SELECT or PRAGMA that is run to its end at each call. */
export interface Query<Row> {
  one(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
}

export type SqlValue = string | number | Uint8Array | null;

/** `Row` is what the statement's columns promise: the tables are STRICT and written by this folder alone. */
export function prepareQuery<Row>(database: DatabaseSyncInstance, sql: string): Query<Row> {
  const statement = database.prepare(sql);
  return {
    // SQLite's rows have no types of their own; see `Row`.
    one: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
  };
}
