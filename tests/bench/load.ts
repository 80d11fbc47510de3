import { connect } from 'node:net';

/** What one run of load saw; latencies in milliseconds, of every request. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Sends bodies in turn over so many kept-alive connections, each with one request at a time, for so long.
 * Bare sockets, so that this side costs little; anything but a whole 200 ends it.
 */
export async function load(url: URL, bodies: readonly string[], connections: number, seconds: number): Promise<LoadResult> {
  const requests = bodies.map((body) => {
    const bytes = Buffer.from(body);
    const head = `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nUser-Agent: bench\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes]);
  });
  const latencies: number[] = [];
  const began = performance.now();
  const endsAt = began + seconds * 1000;
  let turn = 0;
  const next = (): Buffer | null => (performance.now() < endsAt ? (requests[turn++ % requests.length] ?? null) : null);
  await Promise.all(Array.from({ length: connections }, () => caller(url, next, latencies)));
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return { requests: latencies.length, seconds: took, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function caller(url: URL, next: () => Buffer | null, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    let sentAt = 0;
    let head: Buffer = Buffer.alloc(0);
    /** Bytes of the body still to come; null while the head is incomplete. */
    let missing: number | null = null;
    const send = (): void => {
      const request = next();
      if (request === null) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send).on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (bytes: Buffer) => {
      if (missing === null) {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        missing = readLength(head.toString('latin1', 0, end)) - (head.length - end - 4);
        head = Buffer.alloc(0);
      } else missing -= bytes.length;
      if (missing > 0) return;
      missing = null;
      latencies.push(performance.now() - sentAt);
      send();
    });
  });
}

function readLength(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`Expected 200 with a Content-Length, got: ${head}`);
  return Number(length);
}
