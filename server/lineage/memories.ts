import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { prepareQuery } from '../store/query.ts';

/** One memory value: how many candidates returned it, how many of those may well be continued, and whether an interaction began with it. */
export interface MemoryRow {
  readonly id: number;
  readonly returned: number;
  readonly live: number;
  readonly begins: number;
}

export interface Memories {
  /** The row of a digest; made where it is missing. */
  row(digest: string): MemoryRow;
  add(id: number, change: { readonly returned: number; readonly live: number }): void;
  setBegins(id: number): void;
}

export function createMemories(database: DatabaseSyncInstance): Memories {
  const find = prepareQuery<MemoryRow>(database, 'SELECT id, returned, live, begins FROM memories WHERE digest = ?');
  const insert = prepareQuery<MemoryRow>(
    database,
    'INSERT INTO memories (digest, returned, live, begins) VALUES (?, 0, 0, 0) RETURNING id, returned, live, begins',
  );
  const add = database.prepare('UPDATE memories SET returned = returned + ?, live = live + ? WHERE id = ?');
  const setBegins = database.prepare('UPDATE memories SET begins = 1 WHERE id = ? AND begins = 0');
  return {
    row(digest) {
      const row = find.one(digest) ?? insert.one(digest);
      if (row === undefined) throw new Error('a memory was not inserted');
      return row;
    },
    add: (id, { returned, live }) => void add.run(returned, live, id),
    setBegins: (id) => void setBegins.run(id),
  };
}
