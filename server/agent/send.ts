import type { HeaderPairs } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import { boundFindings } from '../../shared/finding.ts';
import type { NewEvent } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import { createDeliver, deliverUnstored, withLength, withType } from './deliver.ts';
import { answerFacts, describeFailure, failureAnswer } from './failureAnswer.ts';
import type { LiveExchange } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';

/** A whole answer, ready to be stored and sent. */
export interface Outgoing {
  readonly status: number;
  /** Without Content-Length, which is ours to say. */
  readonly headers: HeaderPairs;
  /** Or what it is in UTF-8. */
  readonly text: string | Uint8Array;
  readonly by: string;
  readonly forced: boolean;
  readonly findings: readonly Finding[];
  /** Events to be stored with it, before it; made when its turn has come, since bodies and their events share a turn. */
  readonly before: () => readonly NewEvent[];
  /** Where it can't be stored, the exchange is open again and its caller goes on waiting, instead of being told that it failed. */
  readonly elseOpen?: boolean;
}

/** The way out: an answer is stored, and only then its first byte is sent. */
export interface Sender {
  /** Resolves once it is with the wire; false where it could not be stored. Takes an exchange whose phase is `closing`. */
  send(live: LiveExchange, outgoing: Outgoing): Promise<boolean>;
  /** Ends an exchange that a bug of ours, or the store, keeps from its answer: the caller is told, never left waiting. */
  fail(live: LiveExchange, error: unknown): Promise<void>;
}

export function createSender(parts: AgentParts, lives: LiveExchanges): Sender {
  const { store, log, now } = parts;
  const deliver = createDeliver(parts, lives);

  async function fail(live: LiveExchange, error: unknown): Promise<void> {
    if (live.phase === 'closed') {
      log.error({ err: error, exchange: live.id }, 'an exchange failed after its end');
      return;
    }
    live.phase = 'closing';
    await live.keepAlive.stop();
    log.error({ err: error, exchange: live.id }, 'an exchange could not be answered');
    const failed = { kind: 'failed', at: now(), exchange: live.id, reason: describeFailure(error) } as const;
    const answer = live.keepAlive.committed() ? null : failureAnswer(live.protocol, error);
    await lives.note(() => (answer === null ? failed : { ...failed, ...answerFacts(store, answer) }));
    if (answer === null) live.wire.cut();
    else deliverUnstored(live.wire, answer);
    lives.close(live);
  }

  function openAgain(live: LiveExchange): void {
    live.phase = 'open';
    live.keepAlive.resume();
    // Who left meanwhile is noticed now.
    lives.watch(live);
    lives.holdsChanged();
  }

  return {
    async send(live, { status, headers, text, by, forced, findings, before, elseOpen }) {
      await live.keepAlive.stop();
      const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      const sent = live.keepAlive.committed() ? withType(headers) : withLength(headers, bytes.length);
      try {
        const body = bytes.length === 0 ? null : store.putBody(bytes);
        await store.append([
          ...before(),
          { kind: 'answered', at: now(), exchange: live.id, status, headers: sent, body, by, forced, findings: boundFindings(findings) },
        ]);
      } catch (error) {
        const isUnstored = error instanceof StoreFailure;
        if (isUnstored && elseOpen === true) openAgain(live);
        else await fail(live, error);
        if (isUnstored) return false;
        throw error;
      }
      deliver(live.id, live.wire, status, sent, bytes);
      lives.close(live);
      return true;
    },
    fail,
  };
}
