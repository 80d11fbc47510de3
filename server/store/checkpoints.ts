import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

export interface Checkpoints {
  /** Tells about how many bytes a transaction added to the write-ahead log. */
  wrote(bytes: number): void;
  close(): Promise<void>;
}

export interface CheckpointOptions {
  readonly path: string;
  /** Between these two no transaction is written: its callers wait, the event loop does not. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Beyond this the log is taken into the database; it never grows beyond about three times as much, readers permitting. */
  readonly fullBytes?: number;
  /** The log could not be taken into the database; it will be tried again. */
  readonly onProblem: (message: string) => void;
}

/** After this silence a log of more than `idleBytes` is emptied. */
const idleMs = 5_000;
const idleBytes = 1024 * 1024;

const Outcome = z.union([z.object({ problem: z.string() }), z.object({ busy: z.number() })]);
type Mode = 'PASSIVE' | 'TRUNCATE';

/**
 * Keeps the write-ahead log short, from a thread with a connection of its own, since the fsync would
 * block the event loop. First beside the writer, then, for the little that came meanwhile, with the
 * writer paused: only a log that is wholly in the database is begun anew.
 */
export function createCheckpoints(options: CheckpointOptions): Checkpoints {
  let thread: CheckpointThread | undefined;
  let sinceLast = 0;
  let running: Promise<void> | undefined;
  let heldBack = false;
  let closed = false;
  const fullBytes = options.fullBytes ?? 64 * 1024 * 1024;
  const idle = setTimeout(() => {
    if (walBytes(options.path) > idleBytes) start(whileIdle);
  }, idleMs).unref();

  function start(work: () => Promise<void>): void {
    if (running !== undefined || closed) return;
    running = work()
      .catch((error: unknown) => options.onProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        running = undefined;
        sinceLast = 0;
        if (heldBack) options.resume();
        heldBack = false;
      });
  }

  async function whileBusy(): Promise<void> {
    await run('PASSIVE');
    // Of what came during the first, so that the pause is short.
    await run('PASSIVE');
    await paused('PASSIVE');
  }

  async function whileIdle(): Promise<void> {
    await paused('TRUNCATE');
  }

  async function paused(mode: Mode): Promise<void> {
    options.pause();
    try {
      await run(mode);
    } finally {
      options.resume();
    }
  }

  /** A reader that still needs the log keeps it from being begun anew; that is no problem until the next time. */
  async function run(mode: Mode): Promise<void> {
    thread ??= createCheckpointThread(options.path, () => {
      thread = undefined;
    });
    const outcome = Outcome.parse(await thread.run(mode));
    if ('problem' in outcome) throw new Error(outcome.problem);
  }

  return {
    wrote(bytes) {
      if (closed) return;
      sinceLast += bytes;
      idle.refresh();
      if (sinceLast > fullBytes) start(whileBusy);
      // The disk takes less than the writer gives.
      if (sinceLast > 3 * fullBytes && running !== undefined && !heldBack) {
        heldBack = true;
        options.pause();
      }
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      thread?.keepAlive();
      await running;
      await thread?.close();
    },
  };
}

function walBytes(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

interface CheckpointThread {
  run(mode: Mode): Promise<unknown>;
  /** From now on the process waits for the thread to end. */
  keepAlive(): void;
  close(): Promise<void>;
}

/** In the thread: CommonJS text rather than a file, so that it is the same from source, bundled and packed. */
const threadSource = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = require(workerData.sqlite);
const database = new DatabaseSync(workerData.path, { timeout: 0 });
database.exec('PRAGMA wal_autocheckpoint = 0');
parentPort.on('message', (mode) => {
  if (mode === 'close') {
    database.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ ...database.prepare('PRAGMA wal_checkpoint(' + mode + ')').get() });
  } catch (error) {
    parentPort.postMessage({ problem: error.message });
  }
});
`;

function createCheckpointThread(path: string, onExit: () => void): CheckpointThread {
  // One of the two exists: the first in a CommonJS bundle, the second in a module.
  const here = typeof __filename === 'string' ? __filename : import.meta.url;
  const sqlite = createRequire(here).resolve('@photostructure/sqlite');
  const worker = new Worker(threadSource, { eval: true, workerData: { path, sqlite } });
  worker.unref();
  let answer: { resolve: (outcome: unknown) => void; reject: (error: Error) => void } | undefined;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      onExit();
      answer?.reject(new Error('the checkpoint thread ended'));
      resolve();
    });
  });
  worker.on('message', (outcome: unknown) => answer?.resolve(outcome));
  worker.on('error', (error) => answer?.reject(error));
  return {
    run: (mode) =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject };
        worker.postMessage(mode);
      }),
    keepAlive: () => worker.ref(),
    close() {
      worker.postMessage('close');
      return ended;
    },
  };
}
