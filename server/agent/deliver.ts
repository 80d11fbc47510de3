import type { HeaderPairs } from '../../shared/exchange.ts';
import type { PlainAnswer } from '../../shared/protocols/protocol.ts';
import type { AgentParts } from './agentParts.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import type { Wire } from './wire.ts';

/** Sends what is stored as the answer; a caller who leaves before it has all of it makes the exchange abandoned. */
export type Deliver = (exchange: string, wire: Wire, status: number, headers: HeaderPairs, bytes: Uint8Array) => void;

export function createDeliver({ now }: Pick<AgentParts, 'now'>, lives: LiveExchanges): Deliver {
  return (exchange, wire, status, headers, bytes) => {
    wire.onGone(() => {
      const reason = 'The caller closed the connection before the answer had gone out whole.';
      const at = now();
      void lives.note(() => ({ kind: 'abandoned', at, exchange, reason }));
    });
    if (!wire.gone()) wire.deliver(status, headers, bytes);
  };
}

/** Sends an answer of which nothing is stored. */
export function deliverUnstored(wire: Wire, answer: PlainAnswer): void {
  const bytes = Buffer.from(answer.text, 'utf8');
  wire.deliver(answer.status, withLength(answer.headers, bytes.length), bytes);
}

/** Headers with the body's length, and JSON where no type is named. */
export function withLength(headers: HeaderPairs, bytes: number): HeaderPairs {
  return [...withType(headers), ['content-length', String(bytes)]];
}

/** Headers that name a type: JSON where none is named. */
export function withType(headers: HeaderPairs): HeaderPairs {
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type');
  return typed ? headers : [['content-type', 'application/json'], ...headers];
}
