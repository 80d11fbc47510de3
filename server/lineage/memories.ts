import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { prepareQuery } from '../store/query.ts';

/**
 * One memory value, stamps left out: how many candidates returned it, how many of those may well be continued, how many of these
 * with a stamp in it, and how many interactions began with it, or may have.
 */
export interface MemoryRow {
  readonly id: number;
  readonly returned: number;
  readonly live: number;
  readonly stamped: number;
  readonly begins: number;
}

export interface Memories {
  /** The row of a digest; made where it is missing. */
  row(digest: string): MemoryRow;
  add(id: number, change: { readonly returned: number; readonly live: number; readonly stamped: number }): void;
  /** An interaction begins with it, or does not after all. */
  addBegins(id: number, count: 1 | -1): void;
}

export function createMemories(database: DatabaseSyncInstance): Memories {
  const find = prepareQuery<MemoryRow>(database, 'SELECT id, returned, live, stamped, begins FROM memories WHERE digest = ?');
  const insert = prepareQuery<MemoryRow>(
    database,
    'INSERT INTO memories (digest, returned, live, stamped, begins) VALUES (?, 0, 0, 0, 0) RETURNING id, returned, live, stamped, begins',
  );
  const add = database.prepare('UPDATE memories SET returned = returned + ?, live = live + ?, stamped = stamped + ? WHERE id = ?');
  const addBegins = database.prepare('UPDATE memories SET begins = begins + ? WHERE id = ?');
  return {
    row(digest) {
      const row = find.one(digest) ?? insert.one(digest);
      if (row === undefined) throw new Error('a memory was not inserted');
      return row;
    },
    add: (id, { returned, live, stamped }) => void add.run(returned, live, stamped, id),
    addBegins: (id, count) => void addBegins.run(count, id),
  };
}
