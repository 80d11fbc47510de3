import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { searchText } from '../../shared/searchText.ts';
import { prepareQuery } from './query.ts';
import type { Transaction } from './transaction.ts';
import type { WorkspaceReads } from './workspaceReads.ts';

/** The search texts that an earlier version wrote, which a step of the schema has called stale. */
export interface StaleTexts {
  left(): boolean;
  /**
   * Writes texts anew in one transaction, newest exchange first, at least one and as many as fit in a time.
   * Returns about how many bytes went to the write-ahead log. What it throws changes nothing.
   */
  renew(forMs: number): number;
}

export function createStaleTexts(database: DatabaseSyncInstance, reads: WorkspaceReads, transaction: Transaction): StaleTexts {
  const newestUpTo = prepareQuery<{ id: number }>(database, 'SELECT id FROM exchanges WHERE id <= ? ORDER BY id DESC LIMIT 1');
  const write = database.prepare('UPDATE exchange_texts SET text = ? WHERE id = ?');
  const progress = database.prepare('UPDATE totals SET stale_texts = ?');
  let upTo = prepareQuery<{ id: number }>(database, 'SELECT stale_texts AS id FROM totals').one()?.id ?? 0;

  function renewNext(before: number): { upTo: number; written: number } {
    const id = newestUpTo.one(before)?.id;
    const stored = id === undefined ? undefined : reads.exchange(String(id));
    if (id === undefined || stored === undefined) return { upTo: 0, written: 0 };
    const text = searchText(stored.exchange, stored.codes);
    write.run(text, id);
    return { upTo: id - 1, written: text.length };
  }

  return {
    left: () => upTo > 0,
    renew(forMs) {
      const until = performance.now() + forMs;
      const done = transaction(() => {
        let at = { upTo, written: 0 };
        do {
          const next = renewNext(at.upTo);
          at = { upTo: next.upTo, written: at.written + next.written };
        } while (at.upTo > 0 && performance.now() < until);
        progress.run(at.upTo);
        return at;
      });
      upTo = done.upTo;
      return done.written;
    },
  };
}
