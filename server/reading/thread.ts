import { startWorker } from '../startWorker.ts';
import type { FromThread, ThreadTask, ToThread } from './threadTask.ts';

/** One thread that works on long requests, one after another. */
export interface Thread {
  /** How many tasks it has not answered. */
  load(): number;
  /** False once it has ended, with all that it kept. */
  lives(): boolean;
  /** What it gives is of the task's own type. Rejects where the task fails, or the thread ends. */
  run(task: ThreadTask, handedOver?: readonly ArrayBuffer[]): Promise<unknown>;
  /** It need not keep this exchange's request any more. */
  forget(exchange: string): void;
  /** After its last task, or without it where that takes long. */
  end(): Promise<void>;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const END_MS = 300;

/** `onExit` is told once it has ended, however it did. */
export function startThread(folder: string, onExit: () => void): Thread {
  const worker = startWorker('readingWorker', { folder });
  // Sockets and ports keep the process alive; work for callers that are gone does not.
  worker.unref();
  const pending = new Map<number, Pending>();
  let last = 0;
  let living = true;
  let failure = new Error('the reading thread ended');

  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      living = false;
      for (const { reject } of pending.values()) reject(failure);
      pending.clear();
      onExit();
      resolve();
    });
  });
  worker.on('error', (error) => {
    failure = new Error(`the reading thread failed: ${error instanceof Error ? error.message : String(error)}`);
  });
  worker.on('message', (said: FromThread) => {
    const asked = pending.get(said.id);
    pending.delete(said.id);
    if ('problem' in said) asked?.reject(new Error(said.problem));
    else asked?.resolve(said.value);
  });
  function tell(message: ToThread, handedOver: readonly ArrayBuffer[] = []): void {
    worker.postMessage(message, handedOver);
  }

  return {
    load: () => pending.size,
    lives: () => living,
    run: (task, handedOver) =>
      new Promise((resolve, reject) => {
        if (!living) return reject(failure);
        last += 1;
        pending.set(last, { resolve, reject });
        tell({ id: last, task }, handedOver);
      }),
    forget: (exchange) => tell({ forget: exchange }),
    async end() {
      failure = new Error('Signalbox was closed while this was read.');
      tell('end');
      const late = setTimeout(() => void worker.terminate(), END_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
