import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Exchange, HeaderPairs } from '../../shared/exchange.ts';
import type { Store } from '../store/store.ts';
import type { Result } from './reply.ts';
import { Download, give } from './reply.ts';

const inflatedLimitBytes = 64 * 1024 * 1024;
const options = { maxOutputLength: inflatedLimitBytes };
const decoders: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, options),
  'x-gzip': (bytes) => promisify(gunzip)(bytes, options),
  deflate: (bytes) => promisify(inflate)(bytes, options),
  br: (bytes) => promisify(brotliDecompress)(bytes, options),
};

/** The request's bytes as they came, or inflated as its Content-Encoding says. */
export async function readRequestBytes(store: Store, exchange: Exchange, decoded: boolean): Promise<Result<Download>> {
  const received = store.eventsOf(exchange.id).find((event) => event.kind === 'received');
  if (received?.kind !== 'received') throw new Error(`exchange ${exchange.id} has no received event`);
  const wire = received.body === null ? new Uint8Array() : readBody(store, received.body.id);
  const name = `exchange-${exchange.id}-request.bin`;
  const encoding = decoded ? encodingOf(received.headers ?? []) : 'identity';
  if (encoding === 'identity') return give(new Download(wire, name));
  const decode = decoders[encoding];
  if (!decode) return undecodable(`This request’s Content-Encoding ${encoding.slice(0, 40)} can’t be read; its wire bytes can.`);
  try {
    return give(new Download(await decode(wire), name));
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    return undecodable(`This request’s bytes are not what Content-Encoding ${encoding} says: ${why}`);
  }
}

/** The answer's bytes; keep-alive white space before them is not kept. */
export function readResponseBytes(store: Store, exchange: Exchange): Result<Download> {
  const bodies = store
    .eventsOf(exchange.id)
    .flatMap((event) => (event.kind === 'answered' || event.kind === 'refused' ? [event.body] : []));
  const last = bodies[bodies.length - 1];
  if (last === undefined) return { ok: false, problem: { code: 'unknown', message: `Exchange ${exchange.id} has no answer.` } };
  return give(new Download(last === null ? new Uint8Array() : readBody(store, last.id), `exchange-${exchange.id}-response.bin`));
}

function encodingOf(headers: HeaderPairs): string {
  const value = headers.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1] ?? '';
  return value.trim().toLowerCase() || 'identity';
}

function readBody(store: Store, id: number): Uint8Array {
  const bytes = store.body(id);
  if (!bytes) throw new Error(`body ${id} is named by an event but not stored`);
  return bytes;
}

function undecodable(message: string): Result<Download> {
  return { ok: false, problem: { code: 'undecodable', message } };
}
