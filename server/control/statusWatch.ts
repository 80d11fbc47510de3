import type { Status } from '../../shared/status.ts';

/** At most four changes a second reach a reader. */
const lookMs = 250;

export interface StatusWatch {
  /** Tells the status now (in the next turn), then whenever it differs from what was told. */
  onStatus(listener: (status: string) => void): () => void;
  close(): void;
}

/** Looks at the status while somebody listens: all that changes it is cheaper to compare than to wire up. */
export function createStatusWatch(status: () => Status): StatusWatch {
  const listeners = new Map<(status: string) => void, string>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    if (listeners.size === 0) return;
    const now = JSON.stringify(status());
    for (const [listener, told] of listeners) {
      if (told === now) continue;
      listeners.set(listener, now);
      listener(now);
    }
  };
  const close = (): void => {
    clearInterval(timer);
    timer = undefined;
    listeners.clear();
  };
  return {
    onStatus(listener) {
      listeners.set(listener, '');
      timer ??= setInterval(look, lookMs);
      setImmediate(look);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    close,
  };
}
