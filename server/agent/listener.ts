import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { NodeRefusals } from './nodeRefusals.ts';

/** Sockets of the agent port: 127.0.0.1 and, where it exists, ::1, on one port; or one address besides. */
export interface Listener {
  readonly port: number;
  /** Such as `http://127.0.0.1:8888`, one an address. */
  readonly urls: readonly string[];
  /** Takes no new connections and closes idle ones; resolves once all are closed, cut after `graceMs`. A second call may hasten that. */
  close(graceMs: number): Promise<void>;
}

/** An agent port that can't be listened on, in one line for people. */
export class PortProblem extends Error {
  override readonly name = 'PortProblem';
}

export interface ListenerLimits {
  /** For a head, then for a whole request, to arrive. An answer may take as long as it likes. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How often those are looked at. */
  readonly checkEveryMs: number;
  /** Of all callers' long bodies, as many bytes as are collected, read and answered at once. */
  readonly bytesAtOnce?: number | undefined;
}

export const LISTENER_LIMITS: ListenerLimits = { headersTimeoutMs: 30_000, requestTimeoutMs: 120_000, checkEveryMs: 5_000 };

const TRIES = 10;

/** Opens the agent port; 0 = any that is free on both addresses. Throws PortProblem. */
export async function listenOnLoopback(
  port: number,
  app: RequestListener,
  refusals: NodeRefusals,
  limits: ListenerLimits,
): Promise<Listener> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await open('127.0.0.1', port, app, refusals, limits);
    const taken = portOf(first);
    try {
      return createListener(taken, [first, await open('::1', taken, app, refusals, limits)]);
    } catch (error) {
      if (isMissingAddress(error)) return createListener(taken, [first]);
      await new Promise((resolve) => first.close(resolve));
      if (port !== 0 || attempt === TRIES) throw error;
    }
  }
}

/** Listens on one address besides loopback. Throws PortProblem. */
export async function listenOn(
  address: string,
  port: number,
  app: RequestListener,
  refusals: NodeRefusals,
  limits: ListenerLimits,
): Promise<Listener> {
  try {
    return createListener(port, [await open(address, port, app, refusals, limits)]);
  } catch (error) {
    if (!isMissingAddress(error)) throw error;
    throw new PortProblem(`This machine has no address ${address}; take it out of the setting listenAlsoOn.`, { cause: error });
  }
}

function createListener(port: number, servers: readonly Server[]): Listener {
  let closed: Promise<unknown> | null = null;
  return {
    port,
    urls: servers.map(urlOf),
    async close(graceMs) {
      closed ??= Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
      for (const server of servers) server.closeIdleConnections();
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

async function open(address: string, port: number, app: RequestListener, refusals: NodeRefusals, limits: ListenerLimits): Promise<Server> {
  const server = createServer(
    {
      // Ours to refuse, so that it is recorded.
      requireHostHeader: false,
      maxHeaderSize: 16 * 1024,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: 65_000,
      noDelay: true,
    },
    app,
  );
  // Node drops headers beyond 2,000 in silence; maxHeaderSize bounds them already.
  server.maxHeadersCount = 0;
  // Every request that waits behind others on a connection listens to hear whether its caller leaves.
  server.on('connection', (socket: Socket) => socket.setMaxListeners(0));
  server.on('checkContinue', app).on('checkExpectation', app);
  // Of a plain HTTP server these are sockets; the types speak of any Duplex.
  server.on('clientError', (error, socket) => refusals.onClientError(error, socket as Socket));
  server.on('connect', (request, socket) => refusals.onConnect(request, socket as Socket));
  return await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, address, port)));
    server.listen(port, address, () => resolve(server.removeAllListeners('error').on('error', (error) => refusals.onServerError(error))));
  });
}

function explain(error: Error, address: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new PortProblem(`Port ${port} on ${address} is taken by another program.`, { cause: error });
  if (code === 'EACCES') return new PortProblem(`Port ${port} on ${address} may not be used by this user.`, { cause: error });
  return error;
}

/** ::1 is not there on machines without IPv6. */
function isMissingAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
}

function portOf(server: Server): number {
  return addressOf(server).port;
}

function urlOf(server: Server): string {
  const { address, family, port } = addressOf(server);
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the agent port is not open');
  return address;
}
