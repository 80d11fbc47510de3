import type { HoldingPlace } from '../responders/human.ts';
import type { Reply } from '../responders/responder.ts';
import type { NewEvent } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { LiveExchange } from './liveExchange.ts';
import { undecidedOf } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';

/** The human responder's place: situations wait here until a person, or the deadline's policy, has decided all of them. */
export function createHolding(
  parts: Pick<AgentParts, 'store' | 'now'>,
  lives: LiveExchanges,
  atDeadline: (live: LiveExchange) => void,
): HoldingPlace {
  const { store, now } = parts;

  return {
    async hold(exchange, situations, signal) {
      const live = lives.get(exchange);
      if (live === undefined) throw new Error(`exchange ${exchange} waits no more`);
      const at = now();
      await store.append(situations.map((situation) => heldEvent(live, situation, 'responder', at)));
      if (live.phase !== 'open') throw new Error(`exchange ${exchange} waits no more`);
      for (const situation of situations) live.held.set(situation, at);
      // A person takes minutes.
      live.request.rest();
      lives.holdsChanged();
      return await decided(live, signal, atDeadline, now());
    },
  };
}

export function heldEvent(live: LiveExchange, situation: number, reason: 'responder' | 'again', at: number): NewEvent {
  return { kind: 'held', at, exchange: live.id, situation, reason, deadlineAt: live.deadlineAt };
}

/** Resolves once all situations are decided; the one who decides the last of them calls `onDecided`. */
function decided(live: LiveExchange, signal: AbortSignal, atDeadline: (live: LiveExchange) => void, at: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = live.deadlineAt === null ? undefined : setTimeout(() => atDeadline(live), policyDelayMs(live, live.deadlineAt, at));
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      live.onDecided = null;
      act();
    };
    live.onDecided = () => settle(() => resolve([]));
    signal.addEventListener('abort', () => settle(() => reject(new Error('nobody waits for this any more'))), { once: true });
    if (undecidedOf(live).length === 0) live.onDecided();
  });
}

/** How long from now the policy acts: a little before the deadline, or its answer would come too late. */
function policyDelayMs(live: LiveExchange, deadlineAt: number, at: number): number {
  const ahead = Math.min(2_000, (live.patience.silenceMs ?? 0) / 10);
  return Math.max(0, Math.min(deadlineAt - ahead - at, 2 ** 31 - 1));
}
