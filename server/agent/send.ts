import type { HeaderPairs } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import type { NewEvent } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { LiveExchange } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import type { Wire } from './wire.ts';

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

  function deliver(exchange: string, wire: Wire, status: number, headers: HeaderPairs, bytes: Uint8Array): void {
    wire.onGone(
      () =>
        void lives.note({
          kind: 'abandoned',
          at: now(),
          exchange,
          reason: 'The caller closed the connection before the answer had gone out whole.',
        }),
    );
    if (!wire.gone()) wire.deliver(status, headers, bytes);
  }

  async function fail(live: LiveExchange, error: StoreFailure): Promise<void> {
    log.error({ err: error, exchange: live.id }, 'an answer could not be stored, so it was not sent');
    if (live.keepAlive.committed()) live.wire.cut();
    else {
      const answer = live.protocol.refuse({ kind: 'unavailable', message: error.message });
      live.wire.deliver(answer.status, withLength(answer.headers, Buffer.byteLength(answer.text)), Buffer.from(answer.text));
    }
    await lives.note({ kind: 'failed', at: now(), exchange: live.id, reason: error.message });
  }

  return {
    async send(live, { status, headers, text, by, forced, findings, before }) {
      await live.keepAlive.stop();
      const bytes = Buffer.from(text, 'utf8');
      const sent = live.keepAlive.committed() ? headers : withLength(headers, bytes.length);
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

/** Headers with the body's length, and JSON where no type is named. */
export function withLength(headers: HeaderPairs, bytes: number): HeaderPairs {
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type');
  return [...(typed ? [] : [['content-type', 'application/json'] as const]), ...headers, ['content-length', String(bytes)]];
}
