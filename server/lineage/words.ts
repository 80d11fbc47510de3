import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { prepareQuery } from '../store/query.ts';

/** Small rising numbers for digests. */
export interface Words {
  /** The number of a digest; a new one gets the next. */
  number(digest: string): number;
  digest(number: number): string;
  /** Forgets what is only remembered. */
  forget(): void;
}

/** The same few come again and again. */
const KEPT = 4_096;

export function createWords(database: DatabaseSyncInstance): Words {
  const find = prepareQuery<{ id: number }>(database, 'SELECT id FROM words WHERE digest = ?');
  const insert = prepareQuery<{ id: number }>(database, 'INSERT INTO words (digest) VALUES (?) RETURNING id');
  const read = prepareQuery<{ digest: string }>(database, 'SELECT digest FROM words WHERE id = ?');
  const numbers = new Map<string, number>();
  const digests = new Map<number, string>();

  function keep(digest: string, id: number): void {
    if (numbers.size >= KEPT) forget();
    numbers.set(digest, id);
    digests.set(id, digest);
  }

  function forget(): void {
    numbers.clear();
    digests.clear();
  }

  return {
    forget,
    number(digest) {
      const known = numbers.get(digest);
      if (known !== undefined) return known;
      const row = find.one(digest) ?? insert.one(digest);
      if (row === undefined) throw new Error('a word was not inserted');
      keep(digest, row.id);
      return row.id;
    },
    digest(number) {
      const known = digests.get(number);
      if (known !== undefined) return known;
      const row = read.one(number);
      if (row === undefined) throw new Error(`there is no word ${number}`);
      keep(row.digest, number);
      return row.digest;
    },
  };
}
