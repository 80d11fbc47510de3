import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { searchText } from '../../shared/searchText.ts';
import type { Group } from './group.ts';
import { isOpen } from './isOpen.ts';

/**
 * Writes a whole group in one transaction, or throws and leaves nothing of it. Returns about how many
 * bytes went to the write-ahead log.
 */
export function createGroupWriter(database: DatabaseSyncInstance): (group: Group) => number {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const body = database.prepare('INSERT INTO bodies VALUES (?, ?)');
  const event = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?)');
  const exchange = database.prepare(
    'INSERT INTO exchanges VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET outcome = excluded.outcome, open = excluded.open, codes = excluded.codes, state = excluded.state',
  );
  const text = database.prepare('INSERT INTO exchange_texts VALUES (?, ?) ON CONFLICT DO UPDATE SET text = excluded.text');
  const draft = database.prepare(
    'INSERT INTO drafts VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET revision = excluded.revision, candidates = excluded.candidates, saved_at = excluded.saved_at',
  );
  const settings = database.prepare('UPDATE settings SET text = ?');
  const totals = database.prepare('UPDATE totals SET exchanges = ?, errors = ?, warnings = ?, notes = ?');

  function writeRows(group: Group): number {
    let written = 0;
    for (const { id, bytes } of group.bodies) {
      body.run(id, bytes);
      written += bytes.byteLength;
    }
    for (const {
      event: { sequence, exchange: of, at, kind },
      facts,
    } of group.events) {
      event.run(sequence, Number(of), at, kind, facts);
      written += facts.length;
    }
    for (const [id, { exchange: state, codes }] of group.exchanges) {
      const row = JSON.stringify(state);
      exchange.run(Number(id), state.receivedAt, state.outcome, isOpen(state) ? 1 : 0, codes.join(' '), row);
      text.run(Number(id), searchText(state, codes));
      written += row.length;
    }
    for (const [situation, { revision, candidates, savedAt }] of group.drafts) {
      draft.run(situation, revision, JSON.stringify(candidates), savedAt);
    }
    if (group.settings !== null) settings.run(JSON.stringify(group.settings));
    if (group.exchanges.size > 0) totals.run(group.counts.exchanges, group.counts.error, group.counts.warning, group.counts.note);
    return written + pagesBesideRows;
  }

  return (group) => {
    begin.run();
    try {
      const written = writeRows(group);
      commit.run();
      return written;
    } catch (error) {
      // SQLite ends the transaction by itself after some failures, such as a full disk.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
}

/** Inner pages and half-filled ones that a transaction writes again, about. */
const pagesBesideRows = 10 * 4096;
