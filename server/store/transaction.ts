import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** Runs work in a transaction: what it throws leaves nothing of it behind. */
export type Transaction = <T>(work: () => T) => T;

export function createTransaction(database: DatabaseSyncInstance): Transaction {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  return (work) => {
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      // SQLite ends the transaction by itself after some failures, such as a full disk.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
}
