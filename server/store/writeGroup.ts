import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Group } from './group.ts';
import type { Transaction } from './transaction.ts';

/**
 * Writes a whole group in one transaction, or throws and leaves nothing of it. Returns about how many
 * bytes went to the write-ahead log. Only facts are written: what follows from them waits for the index.
 */
export function createGroupWriter(database: DatabaseSyncInstance, transaction: Transaction): (group: Group) => number {
  const body = database.prepare('INSERT INTO bodies VALUES (?, ?)');
  const event = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?)');
  const draft = database.prepare(
    `INSERT INTO drafts VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET revision = excluded.revision, candidates = excluded.candidates, saved_at = excluded.saved_at`,
  );
  const settings = database.prepare('UPDATE settings SET text = ?');

  function writeRows(group: Group): number {
    let written = pagesBesideRows;
    for (const { id, bytes } of group.bodies) {
      body.run(id, bytes);
      written += bytes.byteLength;
    }
    for (const { event: fact, facts } of group.events) {
      event.run(fact.sequence, Number(fact.exchange), fact.at, fact.kind, facts);
      written += facts.length;
    }
    for (const [situation, { revision, candidates, savedAt }] of group.drafts) {
      draft.run(situation, revision, JSON.stringify(candidates), savedAt);
    }
    if (group.settings !== null) settings.run(JSON.stringify(group.settings));
    return written;
  }

  return (group) => transaction(() => writeRows(group));
}

/** Inner pages and half-filled ones that a transaction writes again, about. */
const pagesBesideRows = 6 * 8192;
