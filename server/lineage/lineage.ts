import type { Logger } from 'pino';
import type { LineageNews } from '../../shared/interaction.ts';
import { startWorker } from '../startWorker.ts';
import type { Answer, FromThread, QuestionName, Questions, ThreadStart, ToThread } from './questions.ts';
import type { Store } from '../store/store.ts';
import { lineagePath } from './openIndex.ts';

/** Links and interactions, as the lineage thread keeps them. */
export interface Lineage {
  /**
   * The answer's JSON text, or why there is none; once all events up to `wait` are linked. Rejects where the thread failed.
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

/** Starts the thread. It is told that there are events, and reads them itself: at most one such message is on its way. */
export function createLineage({ folder, store, log }: LineageOptions): Lineage {
  const start: ThreadStart = { folder, index: lineagePath(folder) };
  const worker = startWorker('lineageWorker', start);
  worker.unref();
  const asked = new Map<number, Asked>();
  const listeners = new Set<(news: LineageNews) => void>();
  let lastId = 0;
  /** Told to the thread, and said by it to be linked. */
  let told = 0;
  let linked = 0;
  let newest = 0;
  let ended: Error | null = null;
  const tell = (message: ToThread): void => worker.postMessage(message);

  function poke(): void {
    if (newest <= told || told > linked) return;
    told = newest;
    tell({ kind: 'seen', sequence: told });
  }

  function settle(id: number, give: (asked: Asked) => void): void {
    const one = asked.get(id);
    asked.delete(id);
    if (one !== undefined) give(one);
    if (asked.size === 0) worker.unref();
  }

  worker.on('message', (message: FromThread) => {
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
        log.error({ problem: message.message }, 'an event could not be linked');
        break;
    }
  });
  worker.on('error', (error: Error) => {
    log.error({ err: error }, 'the lineage thread failed');
    ended = error;
  });
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      ended ??= new Error('the lineage thread has ended');
      for (const { reject } of asked.values()) reject(ended);
      asked.clear();
      resolve();
    });
  });
  const stop = store.onEvents((events) => {
    newest = events[events.length - 1]?.sequence ?? newest;
    poke();
  });

  return {
    ask: (name, asks, wait = 0) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(ended);
          return;
        }
        lastId += 1;
        asked.set(lastId, { resolve, reject });
        worker.ref();
        // One of the questions: its name and what that asks.
        tell({ kind: 'ask', id: lastId, wait, question: { name, ...asks } as Extract<ToThread, { kind: 'ask' }>['question'] });
      }),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      stop();
      worker.ref();
      if (ended === null) tell({ kind: 'close' });
      await exited;
    },
  };
}
