import type { AcceptedRequest } from '../reading/acceptedRequest.ts';
import type { RequestReader } from '../reading/requestReader.ts';

/** Requests read again from their stored bytes, for situations whose callers have left. */
export interface StoredRequests {
  /** Null where the exchange is unknown or its contract did not accept it. */
  read(exchange: string): Promise<AcceptedRequest | null>;
}

const KEPT = 8;

/** The last few are remembered; of long ones that is no more than their heads. */
export function createStoredRequests(reader: Pick<RequestReader, 'reopen'>): StoredRequests {
  const recent = new Map<string, AcceptedRequest>();
  return {
    async read(exchange) {
      const known = recent.get(exchange);
      if (known !== undefined) return known;
      const found = await reader.reopen(exchange);
      if (found === null) return null;
      recent.set(exchange, found);
      const [oldest] = recent.keys();
      if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest);
      return found;
    },
  };
}
