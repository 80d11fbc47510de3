import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { renameSync, rmSync } from 'node:fs';
import { prepareQuery } from './query.ts';
import type { SchemaStep } from './schema.ts';
import { applicationId } from './schema.ts';
import { StoreFailure } from './store.ts';
import { preparePrivateFile } from './workspaceFiles.ts';

/**
 * Takes a database through the steps it has not taken, each in a transaction of its own. A workspace
 * with content is first copied to `<path>.before-vN`, unless they change nothing but the index: that is
 * made again from the facts, and a copy of a large workspace would keep a start waiting. Throws StoreFailure where the file is another
 * program's or a newer Signalbox's.
 */
export function migrate(database: DatabaseSyncInstance, path: string, steps: readonly SchemaStep[]): void {
  const version = checkVersion(database, path, steps.length);
  if (version > 0 && changesFacts(steps.slice(version))) copyBefore(database, path, steps.length);
  for (const [index, { sql }] of steps.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; PRAGMA application_id = ${applicationId}; COMMIT`);
  }
}

/** The number of steps the workspace has taken; 0 for an empty file. Throws StoreFailure where it isn't one of ours, or is too new. */
export function checkVersion(database: DatabaseSyncInstance, path: string, newest: number): number {
  const version = readPragma(database, 'user_version');
  const tables = prepareQuery<{ n: number }>(database, 'SELECT count(*) AS n FROM sqlite_schema').one()?.n ?? 0;
  if (tables > 0 && readPragma(database, 'application_id') !== applicationId) {
    throw new StoreFailure(`${path} is a database of another program. Move it away, or use another folder with --data.`);
  }
  if (version > newest) {
    throw new StoreFailure(
      `${path} was written by a newer Signalbox: its version is ${version}, this one reads up to ${newest}. Use the newer Signalbox, or another folder with --data.`,
    );
  }
  return version;
}

export function changesFacts(steps: readonly SchemaStep[]): boolean {
  return steps.some(({ changes }) => changes === 'facts');
}

function readPragma(database: DatabaseSyncInstance, name: 'user_version' | 'application_id'): number {
  return prepareQuery<Record<string, number>>(database, `PRAGMA ${name}`).one()?.[name] ?? 0;
}

function copyBefore(database: DatabaseSyncInstance, path: string, version: number): void {
  const copy = `${path}.before-v${version}`;
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  preparePrivateFile(unfinished);
  database.prepare('VACUUM INTO ?').run(unfinished);
  renameSync(unfinished, copy);
}
