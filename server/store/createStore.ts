import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Logger } from 'pino';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import { createCheckpoints } from './checkpoints.ts';
import { createDatabaseSize } from './databaseSize.ts';
import { createExchangeIndex } from './exchangeIndex.ts';
import { explainFailure, isOutsideFailure } from './explainFailure.ts';
import { createFileWatch } from './fileWatch.ts';
import type { Group } from './group.ts';
import { addEvents, emptyGroup, isEmpty } from './group.ts';
import { mergeSettings, readSettings } from './mergeSettings.ts';
import { createStaleTexts } from './staleTexts.ts';
import type { Store } from './store.ts';
import { StoreClosed, StoreFailure } from './store.ts';
import { createTransaction } from './transaction.ts';
import { createReads } from './workspaceReads.ts';
import { createGroupWriter } from './writeGroup.ts';

/** The index is written for so many exchanges at once, or after this long. */
const indexAtOnce = 64;
const indexAfterMs = 100;

/** Search texts of an earlier kind: so long at the start, at once; the rest of a large workspace beside its work. */
const renewAtStartMs = 100;
const renewAtOnceMs = 5;
const renewEveryMs = 25;

export interface StoreParts {
  readonly database: DatabaseSyncInstance;
  readonly path: string;
  readonly name: string;
  readonly log: Logger;
  /** Called once the database is closed. */
  readonly onClosed: () => void;
}

/**
 * A store over an open database. Events are numbered and folded as they are appended, into the group of
 * this turn of the event loop; what is committed changes only when the group is. A group that fails is
 * thrown away whole.
 */
export function createStore({ database, path, name, log, onClosed }: StoreParts): Store {
  const reads = createReads(database);
  const transaction = createTransaction(database);
  const write = createGroupWriter(database, transaction);
  const listeners = new Set<(events: readonly ExchangeEvent[]) => void>();
  const index = createExchangeIndex(database, reads, transaction);
  const stale = createStaleTexts(database, reads, transaction);
  const last = reads.last();
  const databaseBytes = createDatabaseSize(database);
  const file = createFileWatch(path);
  let settings = readSettings(reads.settingsText());
  let problem: string | null = null;
  let group = emptyGroup(index.counts());
  let scheduled = false;
  let indexLater: NodeJS.Timeout | undefined;
  let renewLater: NodeJS.Timeout | undefined;
  let pauses = 0;
  let closed = false;
  const checkpoints = createCheckpoints({
    path,
    pause: () => {
      pauses += 1;
    },
    resume: () => {
      pauses -= 1;
      if (!isEmpty(group)) schedule();
    },
    onProblem: (message) => log.warn({ problem: message }, 'the write-ahead log could not be checkpointed'),
  });

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      if (pauses === 0) flush();
    });
  }

  /** Resolves with `value` once the group of this turn is committed. */
  function whenCommitted<T>(value: T): Promise<T> {
    const { waiting: callers } = group;
    return new Promise((resolve, reject) => {
      callers.push({ resolve: () => resolve(value), reject });
      schedule();
    });
  }

  function flush(): void {
    if (isEmpty(group)) return;
    const current = group;
    let written: number;
    try {
      const lost = file.lost();
      if (lost !== null) throw new StoreFailure(lost);
      written = write(current);
    } catch (error) {
      drop(current, error);
      return;
    }
    keep(current);
    checkpoints.wrote(written);
    if (index.unwritten() >= indexAtOnce) writeIndex();
    else indexSoon();
  }

  function indexSoon(): void {
    if (index.unwritten() > 0) indexLater ??= setTimeout(writeIndex, indexAfterMs).unref();
  }

  function writeIndex(): void {
    clearTimeout(indexLater);
    indexLater = undefined;
    if (pauses > 0) {
      indexSoon();
      return;
    }
    try {
      checkpoints.wrote(index.write());
    } catch (error) {
      // The facts are stored; the index is written with the next ones, or folded again at the next start.
      log.warn({ err: error }, 'the index could not be written');
    }
  }

  function renewTexts(forMs: number): void {
    if (!stale.left()) return;
    try {
      if (pauses === 0) checkpoints.wrote(stale.renew(forMs));
      renewLater = setTimeout(() => renewTexts(renewAtOnceMs), renewEveryMs).unref();
    } catch (error) {
      // Only a search by words that older texts lack misses something; the next start tries again.
      log.warn({ err: error }, 'search texts of an earlier version could not be renewed');
    }
  }

  function keep(current: Group): void {
    group = emptyGroup(current.counts);
    problem = null;
    last.sequence += current.events.length;
    settings = current.settings ?? settings;
    index.keep(current.exchanges, current.counts, last.sequence);
    for (const caller of current.waiting) caller.resolve();
    if (current.events.length > 0) tell(current.events.map(({ event }) => event));
  }

  function drop(current: Group, error: unknown): void {
    group = emptyGroup(index.counts());
    const failure = isOutsideFailure(error) ? explainFailure(`Nothing can be stored in ${path}`, error) : error;
    problem = failure instanceof Error ? failure.message : String(failure);
    log.error({ err: error }, problem);
    for (const caller of current.waiting) caller.reject(failure);
  }

  function tell(events: readonly ExchangeEvent[]): void {
    for (const listener of listeners) {
      try {
        listener(events);
      } catch (error) {
        log.error({ err: error }, 'a listener to events failed');
      }
    }
  }

  function refuseClosed(): void {
    if (closed) throw new StoreClosed(`The workspace ${path} is closed. Nothing more can be stored in it.`);
  }

  indexSoon();
  renewTexts(renewAtStartMs);
  return {
    path,
    name,
    newExchangeId() {
      last.exchange += 1;
      return String(last.exchange);
    },
    putBody(bytes) {
      refuseClosed();
      last.body += 1;
      group.bodies.push({ id: last.body, bytes });
      schedule();
      return { id: last.body, bytes: bytes.byteLength };
    },
    async append(events) {
      refuseClosed();
      return whenCommitted(addEvents(group, events, last.sequence + group.events.length, index.find));
    },
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    exchange: (id) => index.find(id)?.exchange,
    exchanges: (query) => index.list(query),
    search: (query) => index.search(query),
    eventsOf: (exchange) => reads.eventsOf(exchange),
    eventsAfter: (sequence, limit) => reads.eventsAfter(sequence, limit),
    body: (id) => reads.body(id),
    openExchanges: () => index.open(),
    draft: (situation) => reads.draft(situation),
    async saveDraft(situation, revision, candidates, drafted) {
      refuseClosed();
      const standing = group.drafts.get(situation) ?? reads.draft(situation);
      if ((standing?.revision ?? 0) !== revision) return whenCommitted(null);
      addEvents(group, [drafted], last.sequence + group.events.length, index.find);
      const draft = { revision: revision + 1, candidates, savedAt: drafted.at };
      group.drafts.set(situation, draft);
      return whenCommitted(draft);
    },
    settings: () => settings,
    async changeSettings(change) {
      refuseClosed();
      group.settings = mergeSettings(group.settings ?? settings, change);
      return whenCommitted(group.settings);
    },
    totals() {
      const { exchanges, ...findings } = index.counts();
      return { exchanges, sequence: last.sequence, bytes: databaseBytes(), findings };
    },
    problem: () => file.lost() ?? problem,
    async close() {
      if (closed) return;
      closed = true;
      clearTimeout(renewLater);
      await checkpoints.close();
      flush();
      writeIndex();
      database.close();
      onClosed();
    },
  };
}
