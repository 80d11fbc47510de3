import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import type { Settings } from '../../shared/settings.ts';
import { explainFailure } from './explainFailure.ts';
import { readSettings } from './mergeSettings.ts';
import { changesFacts, checkVersion } from './migrate.ts';
import { schemaSteps } from './schema.ts';
import { StoreFailure } from './store.ts';
import { databasePath } from './workspaceFiles.ts';
import { createReads } from './workspaceReads.ts';

/** Reads a workspace beside its writer, or after it ended, however it ended. Changes nothing. */
export interface Reader {
  readonly path: string;
  settings(): Settings;
  /** Oldest first, one at a time; no transaction stays open between two of them. */
  exchanges(): Iterable<{ readonly id: string; readonly events: readonly ExchangeEvent[] }>;
  /** Events after a sequence, at most `limit`, headers included. */
  eventsAfter(sequence: number, limit: number): ExchangeEvent[];
  /** An exchange's events, headers included, in order. */
  eventsOf(exchange: string): ExchangeEvent[];
  /** The sequence of the last event; 0 where there is none. */
  lastSequence(): number;
  body(id: number): Uint8Array | undefined;
  close(): void;
}

const exchangesAtOnce = 200;

/** Throws StoreFailure where there is no workspace, or none that this version reads. */
export function openReader(givenFolder: string): Reader {
  const folder = resolve(givenFolder);
  const path = databasePath(folder);
  if (!existsSync(path)) throw new StoreFailure(`There is no workspace in ${folder}: it holds no workspace.sqlite.`);
  const database = openReadOnly(path);
  const reads = createReads(database);
  function* exchanges(): ReturnType<Reader['exchanges']> {
    let ids = reads.exchangeIds(0, exchangesAtOnce);
    while (ids.length > 0) {
      for (const id of ids) yield { id: String(id), events: reads.eventsOf(String(id)) };
      ids = reads.exchangeIds(ids.at(-1) ?? 0, exchangesAtOnce);
    }
  }
  return {
    path,
    settings: () => readSettings(reads.settingsText()),
    exchanges,
    eventsAfter: (sequence, limit) => reads.eventsAfter(sequence, limit),
    eventsOf: (exchange) => reads.eventsOf(exchange),
    lastSequence: () => reads.last().sequence,
    body: (id) => reads.body(id),
    close: () => database.close(),
  };
}

function openReadOnly(path: string): DatabaseSyncInstance {
  let database: DatabaseSyncInstance | undefined;
  try {
    database = connect(path);
    const version = checkVersion(database, path, schemaSteps.length);
    // What is read here is facts alone: an index of an earlier kind is no hindrance.
    if (version > 0 && !changesFacts(schemaSteps.slice(version))) return database;
    throw new StoreFailure(`${path} was written by an older Signalbox. Start this one on it once: that brings it up to date.`);
  } catch (error) {
    database?.close();
    throw explainFailure(`The workspace ${path} can’t be read`, error);
  }
}

/**
 * Where `-shm` can't be made, as on a read-only disk, SQLite can't read in WAL mode; without a log beside
 * it the file is whole by itself and is read as one that nobody changes.
 */
function connect(path: string): DatabaseSyncInstance {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
  try {
    database.prepare('PRAGMA user_version').get();
    return database;
  } catch (error) {
    database.close();
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
    const cannotOpen = error instanceof Error && 'errcode' in error && error.errcode === 14;
    if (!cannotOpen || (log !== undefined && log.size > 0)) throw error;
    return new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly: true });
  }
}
