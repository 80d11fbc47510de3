import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { prepareQuery } from './query.ts';

/**
 * How many bytes a database holds, what is still in its write-ahead log included: each page once. Of the files' sizes
 * the log's would count the same page many times, and fall with every checkpoint.
 */
export function createDatabaseSize(database: DatabaseSyncInstance): () => number {
  const pageCount = prepareQuery<{ page_count: number }>(database, 'PRAGMA page_count');
  const pageSize = prepareQuery<{ page_size: number }>(database, 'PRAGMA page_size').one()?.page_size ?? 0;
  let known = 0;
  return () => {
    try {
      known = (pageCount.one()?.page_count ?? 0) * pageSize;
    } catch {
      // A disk that fails is told elsewhere; the last size that was known does no harm.
    }
    return known;
  };
}
