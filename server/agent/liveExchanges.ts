import type { Protocol } from '../../shared/protocols/protocol.ts';
import type { AcceptedRequest } from '../reading/acceptedRequest.ts';
import type { NewEvent, Store } from '../store/store.ts';
import { StoreClosed, StoreFailure } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { Arrival } from './arrival.ts';
import { planKeepAlive, startKeepAlive } from './keepAlive.ts';
import type { LiveExchange } from './liveExchange.ts';
import { countHeld, createLiveExchange } from './liveExchange.ts';
import type { Wire } from './wire.ts';

/** The exchanges whose callers wait, and what becomes of them without an answer. */
export interface LiveExchanges {
  /** Takes in an exchange whose `received` is stored; from here a caller who leaves is noticed. */
  open(arrival: Arrival, protocol: Protocol, request: AcceptedRequest, wire: Wire): LiveExchange;
  get(id: string): LiveExchange | undefined;
  all(): IterableIterator<LiveExchange>;
  /** Notices again when the caller leaves, after something that was to end the exchange did not. */
  watch(live: LiveExchange): void;
  /** Sends white space from time to time, where contract and settings allow it; otherwise the deadline stands. */
  keepWaiting(live: LiveExchange): void;
  /** Forgets an exchange that has ended. */
  close(live: LiveExchange): void;
  /** Appends an event about something that has happened already, made within the turn of its appending; where that fails, again and again, since nothing can undo it. */
  note(make: () => NewEvent): Promise<void>;
  heldCount(): number;
  onHeldCount(listener: (count: number) => void): () => void;
  /** Tells listeners where the count has changed. */
  holdsChanged(): void;
}

const NOTE_AGAIN_MS = 1_000;

/** The head of every answer we write ourselves. */
export const JSON_HEADERS = [['content-type', 'application/json']] as const;

export function createLiveExchanges(parts: AgentParts): LiveExchanges {
  const { store, log, now } = parts;
  const exchanges = new Map<string, LiveExchange>();
  const listeners = new Set<(count: number) => void>();
  const owed: (() => NewEvent)[] = [];
  let owedTimer: NodeJS.Timeout | undefined;
  let lastCount = 0;

  function heldCount(): number {
    let count = 0;
    for (const live of exchanges.values()) if (live.held.size > 0) count += countHeld(live);
    return count;
  }
  function holdsChanged(): void {
    const count = heldCount();
    if (count === lastCount) return;
    lastCount = count;
    for (const listener of listeners) listener(count);
  }
  function close(live: LiveExchange): void {
    live.phase = 'closed';
    exchanges.delete(live.id);
    live.abort?.abort();
    live.request.rest();
    live.end();
    if (live.held.size > 0) holdsChanged();
  }
  async function note(make: () => NewEvent): Promise<void> {
    try {
      await store.append([make()]);
    } catch (error) {
      log.error({ err: error }, 'what has happened could not be stored');
      if (error instanceof StoreFailure && !(error instanceof StoreClosed)) noteLater(make);
    }
  }
  /** What has happened is noted once the store can be written again; after an end before that, the next start says abandoned. */
  function noteLater(make: () => NewEvent): void {
    owed.push(make);
    owedTimer ??= setTimeout(() => {
      owedTimer = undefined;
      for (const late of owed.splice(0)) void note(late);
    }, NOTE_AGAIN_MS).unref();
  }
  async function abandon(live: LiveExchange): Promise<void> {
    // While its answer is being stored, the one who sends it finds the wire gone.
    if (live.phase !== 'open') return;
    void live.keepAlive.stop();
    close(live);
    const at = now();
    const reason = 'The caller closed the connection before it was answered.';
    await note(() => ({ kind: 'abandoned', at, exchange: live.id, reason }));
  }

  function watch(live: LiveExchange): void {
    live.wire.onGone(() => void abandon(live));
  }

  return {
    open(arrival, protocol, request, wire) {
      const live = createLiveExchange(arrival, protocol, request, wire);
      exchanges.set(live.id, live);
      watch(live);
      return live;
    },
    watch,
    get: (id) => exchanges.get(id),
    all: () => exchanges.values(),
    keepWaiting(live) {
      const plan = planKeepAlive(live.protocol.keepAlive, parts.settings().keepAlive, live.patience);
      if (plan === null) {
        live.deadlineAt = live.patience.silenceMs === null ? null : live.arrival.at + live.patience.silenceMs;
        return;
      }
      live.keepAlive = startKeepAlive(plan, {
        commit: () =>
          storeCommitted(store, live, now(), (error) => log.error({ err: error, exchange: live.id }, 'committed could not be stored')),
        begin: () => live.wire.begin(200, JSON_HEADERS),
        space: () => live.wire.space(),
      });
    },
    close,
    note,
    heldCount,
    onHeldCount(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    holdsChanged,
  };
}

async function storeCommitted(store: Store, live: LiveExchange, at: number, failed: (error: unknown) => void): Promise<boolean> {
  try {
    await store.append([{ kind: 'committed', at, exchange: live.id, status: 200, headers: JSON_HEADERS }]);
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}
