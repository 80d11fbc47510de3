import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { canonicalNumber } from '../../shared/json/numbers.ts';
import { prepareQuery } from '../store/query.ts';

/** The latest answered situation of each input id, where it wanted one candidate. */
export interface Slots {
  latest(sourceId: string): number | null;
  set(sourceId: string, situation: number): void;
}

export function createSlots(database: DatabaseSyncInstance): Slots {
  const one = prepareQuery<{ situation: number }>(database, 'SELECT situation FROM slots WHERE source_id = ?');
  const set = database.prepare('INSERT INTO slots VALUES (?, ?) ON CONFLICT DO UPDATE SET situation = excluded.situation');
  return {
    latest: (sourceId) => one.one(canonicalNumber(sourceId))?.situation ?? null,
    set: (sourceId, situation) => void set.run(canonicalNumber(sourceId), situation),
  };
}
