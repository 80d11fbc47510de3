import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import type { Store } from '../store/store.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { contentEncodingOf, inflateStored } from './inflateBody.ts';

/** Requests read again from their stored bytes, for situations whose callers have left. */
export interface StoredRequests {
  /** Null where the exchange is unknown or its contract did not accept it. */
  read(exchange: string): { readonly protocol: Protocol; readonly request: ReadRequest } | null;
}

/** Once accepted, a request stays so, whatever the limits are by now. */
const NO_LIMITS = { perSituation: Number.MAX_SAFE_INTEGER, perRequest: Number.MAX_SAFE_INTEGER };
const KEPT = 8;

export function createStoredRequests(store: Store, protocols: readonly Protocol[]): StoredRequests {
  const recent = new Map<string, { readonly protocol: Protocol; readonly request: ReadRequest }>();

  function readAnew(exchange: string): { readonly protocol: Protocol; readonly request: ReadRequest } | null {
    const received = store.eventsOf(exchange).find((event) => event.kind === 'received');
    if (received?.kind !== 'received' || received.body === null) return null;
    const protocol = protocols.find((candidate) => candidate.name === received.protocol);
    const bytes = store.body(received.body.id);
    if (protocol === undefined || bytes === undefined) return null;
    const inflated = inflateStored(bytes, contentEncodingOf(received.headers ?? []), protocol.bodyLimitBytes);
    if (!inflated.ok) return null;
    const decoded = decodeUtf8(inflated.bytes);
    if (!decoded.ok) return null;
    const reading = protocol.read(decoded.text, NO_LIMITS);
    return reading.ok ? { protocol, request: reading.request } : null;
  }

  return {
    read(exchange) {
      const known = recent.get(exchange);
      if (known !== undefined) return known;
      const found = readAnew(exchange);
      if (found === null) return null;
      recent.set(exchange, found);
      const [oldest] = recent.keys();
      if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest);
      return found;
    },
  };
}
