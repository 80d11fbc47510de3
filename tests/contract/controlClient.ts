import type { IncomingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
}

/** What a request may set by hand; headers as pairs go out exactly so, repeated ones included. */
export interface Ask {
  readonly method?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string | Uint8Array;
}

/** One request over a connection of its own. */
export function send(url: string, { method = 'GET', headers = [], body }: Ask = {}): Promise<Answer> {
  const { hostname, port, origin, host } = new URL(url);
  // As it was written: URL would resolve dots in it.
  const path = url.slice(origin.length) || '/';
  const named = headers.some(([name]) => name.toLowerCase() === 'host') ? headers : [['Host', host] as const, ...headers];
  const length = body === undefined ? [] : ['Content-Length', String(Buffer.byteLength(body))];
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname,
        port,
        path,
        method,
        agent: false,
        setHost: false,
        headers: [...named.flat(), ...length, 'Connection', 'close'],
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text, json: readJson(text) });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every body is JSON; a test that wants JSON fails on undefined.
    return undefined;
  }
}
