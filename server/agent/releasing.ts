import type { Exchange } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import { readSituationId, situationId } from '../../shared/situationId.ts';
import type { NewEvent } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import type { Decision, MadeDecision } from '../reading/acceptedRequest.ts';
import type { AgentParts } from './agentParts.ts';
import type { DeskResult } from './desk.ts';
import { denied, describeErrors, done, storedExchange, storing } from './deskResult.ts';
import { heldEvent } from './holding.ts';
import type { LiveExchange } from './liveExchange.ts';
import { undecidedOf } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';

/** How held situations are decided, and taken back until the last of their exchange is. */
export interface Releasing {
  release(situation: string, candidates: readonly string[]): Promise<DeskResult<{ exchange: Exchange; findings: readonly Finding[] }>>;
  reopen(situation: string): Promise<DeskResult<Exchange>>;
  /** Decides several at once: all or none. Resolves once the answer has gone out, where that made it whole. */
  decide(live: LiveExchange, decisions: readonly Decision[]): Promise<DeskResult<{ exchange: Exchange; findings: readonly Finding[] }>>;
}

export function createReleasing({ store, now }: Pick<AgentParts, 'store' | 'now'>, lives: LiveExchanges): Releasing {
  /** A situation whose caller waits for a person. */
  function find(id: string): DeskResult<{ live: LiveExchange; index: number }> {
    const read = readSituationId(id);
    const live = read === null ? undefined : lives.get(read.exchange);
    if (read !== null && live !== undefined && live.phase === 'open' && live.held.has(read.index)) return done({ live, index: read.index });
    const known = read === null ? undefined : store.exchange(read.exchange)?.situations[read.index];
    if (known === undefined) return denied('unknown', `There is no situation ${id.slice(0, 40)}.`);
    return denied('gone', `Situation ${id} does not wait for a person: its caller left, or its answer has gone out.`);
  }

  function decidedEvent(live: LiveExchange, { decision, briefs, list }: MadeDecision): NewEvent {
    const { situation, by, candidates } = decision;
    live.decisions[situation] = { by, candidates, stored: true };
    return { kind: 'decided', at: now(), exchange: live.id, situation, by, candidates: briefs, body: store.putBody(list) };
  }

  /** What became of an exchange while its candidates were made and checked; null where they may still decide it. */
  function overtaken(live: LiveExchange, decisions: readonly Decision[]): DeskResult<never> | null {
    if (live.phase !== 'open') return denied('gone', `Exchange ${live.id} does not wait any more.`);
    const earlier = decisions.find(({ situation }) => live.decisions[situation] !== null);
    return earlier === undefined
      ? null
      : denied('gone', `Situation ${situationId(live.id, earlier.situation)} is released already; take that back first.`);
  }

  async function decide(
    live: LiveExchange,
    decisions: readonly Decision[],
  ): Promise<DeskResult<{ exchange: Exchange; findings: readonly Finding[] }>> {
    const before = overtaken(live, decisions);
    if (before !== null) return before;
    const { findings, made } = await live.request.decide(decisions);
    if (made === null) return denied('findings', describeErrors(findings), findings);
    const meanwhile = overtaken(live, decisions);
    if (meanwhile !== null) return meanwhile;
    try {
      await store.append(made.map((each) => decidedEvent(live, each)));
    } catch (error) {
      for (const { situation } of decisions) live.decisions[situation] = null;
      if (error instanceof StoreFailure) return denied('store', error.message);
      throw error;
    }
    lives.holdsChanged();
    if (undecidedOf(live).length === 0) {
      live.onDecided?.();
      await live.ended;
    }
    const exchange = storedExchange(store, live.id);
    // Decided is not sent: the caller may have left in that moment, or the answer could not be stored.
    if (exchange.outcome === 'failed') return denied('store', `The answer did not go out: ${exchange.reason ?? 'no reason is known'}`);
    if (exchange.outcome === 'abandoned') return denied('gone', `The answer did not go out: ${exchange.reason ?? 'the caller left'}`);
    return done({ exchange, findings });
  }

  return {
    decide,
    async release(id, candidates) {
      const found = find(id);
      if (!found.ok) return found;
      const { live, index } = found.value;
      return await decide(live, [{ situation: index, by: 'human', candidates }]);
    },
    async reopen(id) {
      const found = find(id);
      if (!found.ok) return found;
      const { live, index } = found.value;
      const before = live.decisions[index];
      if (before === null || before === undefined) return denied('gone', `Situation ${situationId(live.id, index)} is not released.`);
      return await storing(async () => {
        const at = now();
        live.decisions[index] = null;
        try {
          await store.append([heldEvent(live, index, 'again', at)]);
        } catch (error) {
          live.decisions[index] = before;
          throw error;
        }
        live.held.set(index, at);
        lives.holdsChanged();
        return done(storedExchange(store, live.id));
      });
    },
  };
}
