import type { IncomingMessage } from 'node:http';
import type { Caller, HeaderPairs } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import { boundFindings } from '../../shared/finding.ts';
import { clip } from '../../shared/protocols/clip.ts';
import type { Protocol, Route } from '../../shared/protocols/protocol.ts';
import type { SituationHead } from '../reading/acceptedRequest.ts';
import type { NewEvent, Store } from '../store/store.ts';

/** A request on the agent port as far as its head tells: what every `received` event says. */
export interface Arrival {
  readonly id: string;
  readonly at: number;
  /** Null where the request line could not be read. */
  readonly method: string | null;
  /** The raw target. */
  readonly path: string | null;
  readonly headers: HeaderPairs;
  readonly caller: Caller;
  /** Whose path it is; null where no contract's. */
  readonly protocol: Protocol | null;
  readonly route: Route | null;
}

export function readArrival(request: IncomingMessage, id: string, at: number, protocol: Protocol | null, route: Route | null): Arrival {
  const { rawHeaders, socket } = request;
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) headers.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return {
    id,
    at,
    method: request.method ?? null,
    path: request.url ?? null,
    headers,
    caller: { address: describeAddress(socket.remoteAddress, socket.remotePort), userAgent: request.headers['user-agent'] ?? null },
    protocol,
    route,
  };
}

/** Such as `127.0.0.1:51234` or `[::1]:51234`; `unknown` where the socket has gone already. */
export function describeAddress(address: string | undefined, port: number | undefined): string {
  if (address === undefined) return 'unknown';
  return address.includes(':') ? `[${address}]:${port ?? 0}` : `${address}:${port ?? 0}`;
}

/** What a contract found in a request that it accepted. */
export interface WithSituations {
  readonly situations: readonly SituationHead[];
}

/** The `received` event; queues the body into the running transaction, so append it within the same turn. */
export function receivedEvent(
  arrival: Arrival,
  store: Store,
  body: Uint8Array | null,
  findings: readonly Finding[],
  request: WithSituations | null,
): NewEvent {
  return {
    kind: 'received',
    at: arrival.at,
    exchange: arrival.id,
    method: arrival.method,
    path: arrival.path,
    protocol: arrival.protocol?.name ?? null,
    route: arrival.route?.name ?? null,
    caller: arrival.caller,
    headers: arrival.headers,
    body: body === null || body.length === 0 ? null : store.putBody(body),
    asked: describeAsked(arrival, request),
    situations:
      request === null
        ? []
        : request.situations.map(({ sourceId, asked, wanted }) => ({ sourceId: clip(sourceId, LONGEST_ID), asked, wanted })),
    findings: boundFindings(findings),
  };
}

/** Ids have any number of digits; lists show so many. */
const LONGEST_ID = 200;

function describeAsked(arrival: Arrival, request: WithSituations | null): string {
  const first = request?.situations[0];
  if (first !== undefined) return first.asked;
  return arrival.method === null ? '' : `${arrival.method} ${arrival.path ?? ''}`.slice(0, 200);
}
