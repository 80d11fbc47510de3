import { answerOf } from '../../shared/answerOf.ts';
import type { Exchange } from '../../shared/exchange.ts';
import { hidePacketSecrets } from '../agent/hidePacketSecrets.ts';
import { contentEncodingOf, inflateBody } from '../reading/inflateBody.ts';
import type { Store } from '../store/store.ts';
import type { Result } from './reply.ts';
import { Download, give } from './reply.ts';

const inflatedLimitBytes = 64 * 1024 * 1024;

/** The request's bytes as they came, or inflated as its Content-Encoding says. */
export async function readRequestBytes(store: Store, exchange: Exchange, decoded: boolean): Promise<Result<Download>> {
  const received = store.eventsOf(exchange.id).find((event) => event.kind === 'received');
  if (received?.kind !== 'received') throw new Error(`exchange ${exchange.id} has no received event`);
  const kept = received.body === null ? new Uint8Array() : readBody(store, received.body.id);
  const wire = hidePacketSecrets(kept, received.findings, store.settings().secretHeaders);
  const name = `exchange-${exchange.id}-request.bin`;
  if (!decoded) return give(new Download(wire, name));
  const inflated = await inflateBody(wire, contentEncodingOf(received.headers ?? []), inflatedLimitBytes);
  if (inflated.ok) return give(new Download(inflated.bytes, name));
  switch (inflated.why) {
    case 'unknown':
    case 'tooMany':
      return undecodable(`This request’s Content-Encoding ${inflated.encoding.slice(0, 40)} can’t be read; its wire bytes can.`);
    case 'broken':
      return undecodable(`This request’s bytes are not what Content-Encoding ${inflated.encoding} says: ${inflated.message}`);
    case 'tooLarge':
      return undecodable(`This request inflates to more than ${inflatedLimitBytes} bytes; its wire bytes can be read.`);
  }
}

/** The answer's bytes; keep-alive white space before them is not kept. */
export function readResponseBytes(store: Store, exchange: Exchange): Result<Download> {
  const answer = answerOf(store.eventsOf(exchange.id));
  if (answer === null) return { ok: false, problem: { code: 'unknown', message: `Exchange ${exchange.id} has no answer.` } };
  return give(
    new Download(answer.body === null ? new Uint8Array() : readBody(store, answer.body.id), `exchange-${exchange.id}-response.bin`),
  );
}

function readBody(store: Store, id: number): Uint8Array {
  const bytes = store.body(id);
  if (!bytes) throw new Error(`body ${id} is named by an event but not stored`);
  return bytes;
}

function undecodable(message: string): Result<Download> {
  return { ok: false, problem: { code: 'undecodable', message } };
}
