import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { LineageNews } from '../../shared/interaction.ts';
import { startWorker } from '../startWorker.ts';
import type { Answer, FromThread, QuestionName, Questions, ThreadStart, ToThread } from './questions.ts';
import type { Store } from '../store/store.ts';
import { lineagePath } from './openIndex.ts';

/** Links and interactions, as the lineage thread keeps them. */
export interface Lineage {
  /**
   * The answer's JSON text, or why there is none; once all events up to `wait` are linked. Rejects where a bug kept it from being
   * answered.
   * The text is passed on as it is: a tree's page may be megabytes.
   */
  ask<Name extends QuestionName>(name: Name, asks: Questions[Name]['asks'], wait?: number): Promise<Answer<string>>;
  /** Tells what was linked; returns how to stop. */
  onNews(listener: (news: LineageNews) => void): () => void;
  close(): Promise<void>;
}

export interface LineageOptions {
  readonly folder: string;
  readonly store: Pick<Store, 'onEvents'>;
  readonly log: Logger;
}

interface Asked {
  readonly resolve: (answer: Answer<string>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly exited: Promise<void>;
}

/** A thread that ended by itself is started again after so long. */
const RESTART_MS = 1_000;
/** Of the 2 s in which all has to end. */
const CLOSE_WITHIN_MS = 1_000;

/**
 * Starts the thread, and starts it again where it ends by itself. It is told that there are events, and reads them itself: at most
 * one such message is on its way.
 */
export function createLineage({ folder, store, log }: LineageOptions): Lineage {
  const ending = new SharedArrayBuffer(4);
  const start: ThreadStart = { folder, index: lineagePath(folder), ending };
  const asked = new Map<number, Asked>();
  const listeners = new Set<(news: LineageNews) => void>();
  let lastId = 0;
  /** Told to the thread, and said by it to be linked. */
  let told = 0;
  let linked = 0;
  let newest = 0;
  /** Null while there is none: it ended, and is started again soon. */
  let thread: Thread | null = startThread();
  let why = 'the thread that links has ended';
  let restart: NodeJS.Timeout | undefined;
  let isClosing = false;

  function tell(message: ToThread): void {
    thread?.worker.postMessage(message);
  }

  function poke(): void {
    if (thread === null || newest <= told || told > linked) return;
    told = newest;
    tell({ kind: 'seen', sequence: told });
  }

  function settle(id: number, give: (asked: Asked) => void): void {
    const one = asked.get(id);
    asked.delete(id);
    if (one !== undefined) give(one);
    if (asked.size === 0) thread?.worker.unref();
  }

  function hear(message: FromThread): void {
    switch (message.kind) {
      case 'linked':
        linked = message.sequence;
        poke();
        break;
      case 'news':
        for (const listener of listeners) listener(message.news);
        break;
      case 'answer':
        settle(message.id, ({ resolve }) => resolve(message.answer));
        break;
      case 'failed':
        settle(message.id, ({ reject }) => reject(new Error(message.message)));
        break;
      case 'problem':
        log.error({ problem: message.message }, 'events could not be linked');
        break;
    }
  }

  function startThread(): Thread {
    const worker = startWorker('lineageWorker', start);
    worker.unref();
    worker.on('message', hear);
    worker.on('error', (error: Error) => {
      log.error({ err: error }, 'the lineage thread failed');
      why = error.message;
    });
    const exited = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        lose();
        resolve();
      });
    });
    return { worker, exited };
  }

  function lose(): void {
    thread = null;
    told = 0;
    linked = 0;
    for (const id of asked.keys()) settle(id, ({ resolve }) => resolve(unavailable(why)));
    if (!isClosing) restart = setTimeout(startAgain, RESTART_MS).unref();
  }

  function startAgain(): void {
    try {
      thread = startThread();
    } catch (error) {
      log.error({ err: error }, 'the lineage thread could not be started');
      restart = setTimeout(startAgain, RESTART_MS).unref();
    }
  }

  const stop = store.onEvents((events) => {
    newest = events[events.length - 1]?.sequence ?? newest;
    poke();
  });

  return {
    ask: (name, asks, wait = 0) =>
      new Promise((resolve, reject) => {
        if (thread === null) {
          resolve(unavailable(why));
          return;
        }
        lastId += 1;
        asked.set(lastId, { resolve, reject });
        thread.worker.ref();
        // One of the questions: its name and what that asks.
        tell({ kind: 'ask', id: lastId, wait, question: { name, ...asks } as Extract<ToThread, { kind: 'ask' }>['question'] });
      }),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      stop();
      isClosing = true;
      clearTimeout(restart);
      if (thread === null) return;
      const { worker, exited } = thread;
      worker.ref();
      Atomics.store(new Int32Array(ending), 0, 1);
      tell({ kind: 'close' });
      if (await isWithin(exited, CLOSE_WITHIN_MS)) return;
      // It reads one large body. Its transaction is undone with it.
      log.warn('the lineage thread has not ended in time');
      worker.unref();
    },
  };
}

async function isWithin(done: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const isDone = await Promise.race([done.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}

function unavailable(why: string): Answer<string> {
  return { ok: false, problem: { code: 'unavailable', message: `Links can’t be looked up right now, and are tried again soon: ${why}` } };
}
