import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { explainFailure } from './explainFailure.ts';
import type { Holder } from './store.ts';
import { WorkspaceLocked } from './store.ts';
import { preparePrivateFile } from './workspaceFiles.ts';

const HolderSchema = z.object({ pid: z.int(), host: z.string(), since: z.number() });

/**
 * Becomes the workspace's one writer; returns how to let go. The lock is SQLite's exclusive lock on
 * `workspace.lock`, which the system releases when the process ends, however it ends: there are no stale
 * locks. `workspace.holder.json` only names the holder; it is another file, since reading the locked one
 * in this process would drop the lock. Throws WorkspaceLocked or StoreFailure.
 */
export function lockWorkspace(folder: string, now: number): () => void {
  const path = join(folder, 'workspace.lock');
  const holderPath = join(folder, 'workspace.holder.json');
  preparePrivateFile(path);
  const lock = takeLock(path, () => describeHolder(folder, readHolder(holderPath)));
  const holder: Holder = { pid: process.pid, host: hostname(), since: now };
  try {
    preparePrivateFile(holderPath);
    writeFileSync(holderPath, `${JSON.stringify(holder)}\n`);
  } catch (error) {
    lock.close();
    throw explainFailure(`The data folder ${folder} can’t be written`, error);
  }
  return () => {
    rmSync(holderPath, { force: true });
    lock.close();
  };
}

function takeLock(path: string, locked: () => WorkspaceLocked): DatabaseSyncInstance {
  let lock: DatabaseSyncInstance | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const busy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    throw busy ? locked() : explainFailure(`The lock file ${path} can’t be used`, error);
  }
}

function describeHolder(folder: string, holder: Holder | null): WorkspaceLocked {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host} since ${new Date(holder.since).toISOString()}`;
  return new WorkspaceLocked(
    `The workspace ${folder} is written by ${who}. Go on in its window or at the address that it printed, or end it first, or use another folder with --data; export reads beside it.`,
    holder,
  );
}

function readHolder(path: string): Holder | null {
  try {
    return HolderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The holder may be writing its name at this moment; that somebody holds the lock is known all the same.
    return null;
  }
}
