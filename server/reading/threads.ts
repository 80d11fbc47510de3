import type { Thread } from './thread.ts';
import { startThread } from './thread.ts';

/** A few threads for long requests: started when first needed, ended when nobody needed them for a while. */
export interface Threads {
  /** The one with the least to do. */
  pick(): Thread;
  /** The requests a thread keeps: while it keeps any, it does not end. */
  keep(thread: Thread, exchange: string): void;
  forget(thread: Thread, exchange: string): void;
  close(): Promise<void>;
}

/** A huge request on one of them does not make the others' wait. */
const MOST_THREADS = 2;
/** Ending one is the only way to give its memory back at once. */
const IDLE_MS = 10_000;

export function createThreads(folder: string): Threads {
  const keeps = new Map<Thread, Set<string>>();
  let closed = false;
  const idle = setInterval(endIdle, IDLE_MS).unref();
  let needed = false;

  function start(): Thread {
    const thread = startThread(folder, () => keeps.delete(thread));
    keeps.set(thread, new Set());
    return thread;
  }
  function endIdle(): void {
    const wasNeeded = needed;
    needed = false;
    if (wasNeeded) return;
    for (const [thread, exchanges] of keeps) {
      if (thread.load() > 0 || exchanges.size > 0) continue;
      keeps.delete(thread);
      void thread.end();
    }
  }

  return {
    pick() {
      if (closed) throw new Error('the reading threads are closed');
      needed = true;
      const [least] = [...keeps.keys()].sort((a, b) => a.load() - b.load());
      return least === undefined || (least.load() > 0 && keeps.size < MOST_THREADS) ? start() : least;
    },
    keep: (thread, exchange) => keeps.get(thread)?.add(exchange),
    forget(thread, exchange) {
      if (keeps.get(thread)?.delete(exchange) === true) thread.forget(exchange);
    },
    async close() {
      closed = true;
      clearInterval(idle);
      await Promise.all([...keeps.keys()].map((thread) => thread.end()));
    },
  };
}
