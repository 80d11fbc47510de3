import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareQuery } from '../store/query.ts';
import { preparePrivateFile } from '../store/workspaceFiles.ts';
import { lineageApplicationId, lineageSchema, lineageVersion } from './lineageSchema.ts';

/** Beside the workspace; it may be deleted: it is made again from the events. */
export function lineagePath(folder: string): string {
  return join(folder, 'lineage.sqlite');
}

/** Opens an index for its one writer; what is not an index of this version is begun anew. `:memory:` and '' (a temporary file) are new ones. */
export function openIndex(path: string): DatabaseSyncInstance {
  const isFile = path !== ':memory:' && path !== '';
  if (isFile) preparePrivateFile(path);
  try {
    return connect(path);
  } catch (error) {
    if (!isFile) throw error;
    removeIndex(path);
    preparePrivateFile(path);
    return connect(path);
  }
}

/** Removes an index with what SQLite keeps beside it. */
export function removeIndex(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

function connect(path: string): DatabaseSyncInstance {
  const database = new DatabaseSync(path, { timeout: 2_000 });
  try {
    database.exec(`
      PRAGMA page_size = 4096;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -32000;
      PRAGMA mmap_size = 536870912;
      PRAGMA temp_store = MEMORY;
    `);
    prepareSchema(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether a database is an index of this version. */
export function isIndex(database: DatabaseSyncInstance): boolean {
  return readPragma(database, 'user_version') === lineageVersion && readPragma(database, 'application_id') === lineageApplicationId;
}

function prepareSchema(database: DatabaseSyncInstance): void {
  if (isIndex(database)) return;
  const tables = prepareQuery<{ n: number }>(database, 'SELECT count(*) AS n FROM sqlite_schema').one()?.n ?? 0;
  if (tables > 0) throw new Error('an index of another version');
  database.exec(`BEGIN; ${lineageSchema} PRAGMA user_version = ${lineageVersion}; PRAGMA application_id = ${lineageApplicationId}; COMMIT`);
}

function readPragma(database: DatabaseSyncInstance, name: 'user_version' | 'application_id'): number {
  return prepareQuery<Record<string, number>>(database, `PRAGMA ${name}`).one()?.[name] ?? 0;
}
