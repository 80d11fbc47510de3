import type { HeaderPairs } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import type { NewEvent } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import { createDeliver, deliverUnstored, withLength, withType } from './deliver.ts';
import type { LiveExchange } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';

/** A whole answer, ready to be stored and sent. */
export interface Outgoing {
  readonly status: number;
  /** Without Content-Length, which is ours to say. */
  readonly headers: HeaderPairs;
  readonly text: string;
  readonly by: string;
  readonly forced: boolean;
  readonly findings: readonly Finding[];
  /** Events to be stored with it, before it; made when its turn has come, since bodies and their events share a turn. */
  readonly before: () => readonly NewEvent[];
}

/** The way out: an answer is stored, and only then its first byte is sent. */
export interface Sender {
  /** Resolves once it is with the wire; false where it could not be stored. Takes an exchange whose phase is `closing`. */
  send(live: LiveExchange, outgoing: Outgoing): Promise<boolean>;
}

export function createSender(parts: AgentParts, lives: LiveExchanges): Sender {
  const { store, log, now } = parts;
  const deliver = createDeliver(parts, lives);

  async function fail(live: LiveExchange, error: StoreFailure): Promise<void> {
    log.error({ err: error, exchange: live.id }, 'an answer could not be stored, so it was not sent');
    if (live.keepAlive.committed()) live.wire.cut();
    else deliverUnstored(live.wire, live.protocol.refuse({ kind: 'unavailable', message: error.message }));
    await lives.note({ kind: 'failed', at: now(), exchange: live.id, reason: error.message });
  }

  return {
    async send(live, { status, headers, text, by, forced, findings, before }) {
      await live.keepAlive.stop();
      const bytes = Buffer.from(text, 'utf8');
      const sent = live.keepAlive.committed() ? withType(headers) : withLength(headers, bytes.length);
      try {
        const body = bytes.length === 0 ? null : store.putBody(bytes);
        await store.append([
          ...before(),
          { kind: 'answered', at: now(), exchange: live.id, status, headers: sent, body, by, forced, findings },
        ]);
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        await fail(live, error);
        lives.close(live);
        return false;
      }
      deliver(live.id, live.wire, status, sent, bytes);
      lives.close(live);
      return true;
    },
  };
}
