import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { explainFailure } from './explainFailure.ts';
import { migrate } from './migrate.ts';
import type { SchemaStep } from './schema.ts';
import { schemaSteps } from './schema.ts';
import { databasePath, preparePrivateFile } from './workspaceFiles.ts';

/**
 * Opens the workspace's database for its one writer, brought up to date.
 * Checkpoints are left to `createCheckpoints`: on this connection their fsync would block the event loop.
 */
export function openDatabase(
  folder: string,
  durability: 'normal' | 'full',
  steps: readonly SchemaStep[] = schemaSteps,
): DatabaseSyncInstance {
  const path = databasePath(folder);
  preparePrivateFile(path);
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 1_000 });
    database.exec(`
      PRAGMA page_size = 8192;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'};
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_size_limit = 134217728;
      PRAGMA cache_size = -16000;
      PRAGMA temp_store = MEMORY;
    `);
    migrate(database, path, steps);
    return database;
  } catch (error) {
    database?.close();
    throw explainFailure(`The workspace ${path} can’t be opened`, error);
  }
}
