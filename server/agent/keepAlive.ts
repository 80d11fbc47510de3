import type { Patience } from '../../shared/hold.ts';
import type { KeepAlivePromise } from '../../shared/protocols/protocol.ts';
import type { Settings } from '../../shared/settings.ts';

export interface KeepAlivePlan {
  readonly firstAfterMs: number;
  readonly everyMs: number;
}

/**
 * When white space goes out: first after the setting or half of what the caller is known to wait, whichever
 * is sooner, then as often as the setting says, but never less often than that half. Null where none may be sent.
 */
export function planKeepAlive(promise: KeepAlivePromise, settings: Settings['keepAlive'], patience: Patience): KeepAlivePlan | null {
  if (!promise.allowed || !settings.enabled) return null;
  const half = patience.silenceMs === null ? Infinity : patience.silenceMs / 2;
  return { firstAfterMs: Math.min(settings.firstAfterMs, half), everyMs: Math.min(settings.everyMs, half) };
}

export interface KeepAlive {
  /** Whether the status is out, or on its way: from then on no other can be sent. */
  committed(): boolean;
  /** No space after this; resolves once a commit under way is over. */
  stop(): Promise<void>;
  /** Goes on after a stop, each space at the time it would have had. */
  resume(): void;
}

export interface KeepAliveActs {
  /** Stores that the status goes out; false where it could not. */
  commit(): Promise<boolean>;
  /** Sends status and headers; at most once. */
  begin(): void;
  space(): void;
}

export const noKeepAlive: KeepAlive = { committed: () => false, stop: () => Promise.resolve(), resume: () => undefined };

/** Keeps a caller waiting from now on: `committed` is stored before the first space goes out. */
export function startKeepAlive(plan: KeepAlivePlan, acts: KeepAliveActs): KeepAlive {
  let stopped = false;
  let committed = false;
  let committing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = performance.now() + plan.firstAfterMs;

  function wait(): void {
    timer = setTimeout(beat, nextAt - performance.now());
  }
  function beat(): void {
    if (committed) acts.space();
    else committing ??= commit();
    nextAt = performance.now() + plan.everyMs;
    wait();
  }
  async function commit(): Promise<void> {
    committed = await acts.commit();
    committing = null;
    if (!committed) return;
    acts.begin();
    if (!stopped) acts.space();
  }
  wait();
  return {
    committed: () => committed || committing !== null,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return committing ?? Promise.resolve();
    },
    resume: () => {
      if (!stopped) return;
      stopped = false;
      wait();
    },
  };
}
