import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Logger } from 'pino';
import { basename, resolve } from 'node:path';
import { createStore } from './createStore.ts';
import { explainFailure, isOutsideFailure } from './explainFailure.ts';
import { isUnanswered } from './isOpen.ts';
import { lockWorkspace } from './lockWorkspace.ts';
import { openDatabase } from './openDatabase.ts';
import type { Store } from './store.ts';
import { databasePath, prepareFolder } from './workspaceFiles.ts';

export interface OpenOptions {
  /** Made where it is missing. */
  readonly folder: string;
  /** `full` also survives power loss: every commit waits for the disk. */
  readonly durability?: 'normal' | 'full' | undefined;
  readonly log: Logger;
  /** The clock; milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
}

/**
 * Opens a workspace for its one writer. Exchanges that an ended process left open become abandoned; their
 * drafts stay. Rejects with WorkspaceLocked where another process writes it, or with StoreFailure.
 */
export async function openStore(options: OpenOptions): Promise<Store> {
  const folder = resolve(options.folder);
  const now = options.now ?? Date.now;
  prepareFolder(folder);
  const unlock = lockWorkspace(folder, now());
  const store = openUnlessFailing(folder, options, unlock);
  try {
    await abandonLeftOpen(store, now());
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openUnlessFailing(folder: string, { durability = 'normal', log }: OpenOptions, unlock: () => void): Store {
  const path = databasePath(folder);
  let database: DatabaseSyncInstance | undefined;
  try {
    database = openDatabase(folder, durability);
    return createStore({ database, path, name: basename(folder), log, onClosed: unlock });
  } catch (error) {
    database?.close();
    unlock();
    throw isOutsideFailure(error) ? explainFailure(`The workspace ${path} can’t be read`, error) : error;
  }
}

async function abandonLeftOpen(store: Store, at: number): Promise<void> {
  const left = store.openExchanges().filter(isUnanswered);
  if (left.length === 0) return;
  const reason = 'Signalbox ended before it could answer';
  await store.append(left.map(({ id }) => ({ kind: 'abandoned', reason, at, exchange: id })));
}
