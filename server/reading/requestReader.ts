import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NO_LIMITS } from '../../shared/protocols/noLimits.ts';
import type { CandidateLimits, Protocol, ReadRequest, Refusal } from '../../shared/protocols/protocol.ts';
import type { Store } from '../store/store.ts';
import type { AcceptedRequest, Soon } from './acceptedRequest.ts';
import type { ByteBudget, Room } from './byteBudget.ts';
import { contentEncodingOf, inflateBody } from './inflateBody.ts';
import type { LongParts } from './longRequest.ts';
import { LongRequest, workStored } from './longRequest.ts';
import { readInflated, readText } from './readBody.ts';
import { ShortRequest } from './shortRequest.ts';
import type { OpenedRequest, StoredBody, ThreadReading } from './threadTask.ts';
import type { Threads } from './threads.ts';

/** Bodies up to this are read at once: a thread would cost more turns than it spares. */
export const SHORT_BYTES = 256 * 1024;
/** A short request may ask for its memory many times over: up to so many characters are answered at once. */
const SHORT_ANSWER = 512 * 1024;
/** Copied in one turn of the event loop. */
const COPY_BYTES = 8 * 1024 * 1024;

/** A body off the wire, to be read by its contract. */
export interface BodyToRead {
  readonly exchange: string;
  readonly protocol: Protocol;
  readonly bytes: Uint8Array;
  readonly encoding: string | undefined;
  readonly limits: CandidateLimits;
  /** What it was given while it was collected; kept by the request that is accepted, and by nobody else. */
  readonly room: Room | null;
}

export type BodyReading = { readonly ok: true; readonly request: AcceptedRequest } | { readonly ok: false; readonly refusal: Refusal };

/** Reads bodies: short ones at once, long ones in a thread. */
export interface RequestReader {
  read(body: BodyToRead): Soon<BodyReading>;
  /** Reads a request again that was accepted and stored; null where it can't be read any more. */
  reopen(exchange: string): Promise<AcceptedRequest | null>;
  close(): Promise<void>;
}

export interface ReaderParts {
  readonly store: Pick<Store, 'eventsOf' | 'body'>;
  readonly protocols: readonly Protocol[];
  readonly log: Logger;
}

export function createRequestReader({ store, protocols, log }: ReaderParts, threads: Threads, budget: ByteBudget): RequestReader {
  const parts: LongParts = {
    threads,
    budget,
    locate(exchange) {
      const stored = locate(exchange);
      if (stored === null) throw new Error(`the request of exchange ${exchange} is not in the store`);
      return stored;
    },
  };

  function locate(exchange: string): (StoredBody & { readonly bytes: number }) | null {
    const received = store.eventsOf(exchange).find((event) => event.kind === 'received');
    if (received?.kind !== 'received' || received.body === null || received.protocol === null) return null;
    const { id, bytes } = received.body;
    return { protocol: received.protocol, body: id, bytes, encoding: contentEncodingOf(received.headers ?? []) };
  }

  function readShort({ exchange, protocol, limits }: Pick<BodyToRead, 'exchange' | 'protocol' | 'limits'>, bytes: Uint8Array): BodyReading {
    const text = readText(protocol, bytes);
    if (!text.ok) return text;
    const reading = protocol.read(text.text, limits);
    return reading.ok ? { ok: true, request: accept(exchange, protocol, reading.request) } : reading;
  }

  function accept(exchange: string, protocol: Protocol, request: ReadRequest): AcceptedRequest {
    const answer = protocol.answerUnits(request);
    if (answer <= SHORT_ANSWER) return new ShortRequest(protocol, request);
    const situations = request.situations.map(({ index, sourceId, from, asked, wanted }) => ({ index, sourceId, from, asked, wanted }));
    return new LongRequest(parts, { exchange, protocol, situations, findings: request.findings, bytes: answer }, null);
  }

  async function readEncoded(body: BodyToRead): Promise<BodyReading> {
    const { protocol, bytes, encoding } = body;
    const inflated = await inflateBody(bytes, encoding, Math.min(SHORT_BYTES, protocol.bodyLimitBytes));
    if (inflated.ok) return readShort(body, inflated.bytes);
    if (inflated.why === 'tooLarge') return await readLong({ ...body, room: await budget.take(protocol.bodyLimitBytes) });
    const text = readInflated(protocol, inflated);
    if (text.ok) throw new Error('what could not be inflated was read');
    return text;
  }

  /** Frees the room of what is refused or fails. */
  async function readLong(body: BodyToRead): Promise<BodyReading> {
    const { exchange, protocol, encoding, limits, bytes } = body;
    const room = body.room ?? (await budget.take(roomToRead(protocol, bytes.length, encoding)));
    try {
      const copy = await copyInTurns(bytes);
      const thread = threads.pick();
      const task = { kind: 'read', exchange, protocol: protocol.name, bytes: copy, encoding, limits } as const;
      // What the thread gives to this task.
      const reading = (await thread.run(task, [copy.buffer])) as ThreadReading;
      if (!reading.ok) {
        room.free();
        return reading;
      }
      threads.keep(thread, exchange);
      const { situations, findings } = reading;
      return {
        ok: true,
        request: new LongRequest(
          parts,
          { exchange, protocol, situations, findings, bytes: roomToRead(protocol, bytes.length, encoding) },
          { thread, room },
        ),
      };
    } catch (error) {
      room.free();
      throw error;
    }
  }

  return {
    read(body) {
      if (body.bytes.length > SHORT_BYTES) return readLong(body);
      return body.encoding === undefined ? readShort(body, body.bytes) : readEncoded(body);
    },
    async reopen(exchange) {
      const stored = locate(exchange);
      const protocol = protocols.find((candidate) => candidate.name === stored?.protocol);
      if (stored === null || protocol === undefined) return null;
      const { bytes: length, encoding } = stored;
      if (length <= SHORT_BYTES) {
        const bytes = store.body(stored.body);
        if (bytes === undefined) return null;
        const inflated = await inflateBody(bytes, encoding, Math.min(SHORT_BYTES, protocol.bodyLimitBytes));
        if (!inflated.ok && inflated.why !== 'tooLarge') return null;
        if (inflated.ok) {
          const reading = readShort({ exchange, protocol, limits: NO_LIMITS }, inflated.bytes);
          return reading.ok ? reading.request : null;
        }
      }
      const bytes = roomToRead(protocol, length, encoding);
      try {
        // What the thread gives to this work.
        const { situations, findings } = (await workStored(parts, exchange, bytes, { name: 'open' })) as OpenedRequest;
        return new LongRequest(parts, { exchange, protocol, situations, findings, bytes }, null);
      } catch (error) {
        log.warn({ err: error, exchange }, 'a stored request can’t be read any more');
        return null;
      }
    },
    close: () => threads.close(),
  };
}

/** How many bytes reading a body takes: its own, or, compressed, as many as it may inflate to. */
function roomToRead(protocol: Protocol, bytes: number, encoding: string | undefined): number {
  return encoding === undefined ? bytes : protocol.bodyLimitBytes;
}

/** A copy to hand over: the bytes themselves are still to be stored. */
async function copyInTurns(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  for (let at = 0; at < bytes.length; at += COPY_BYTES) {
    if (at > 0) await nextTurn();
    copy.set(bytes.subarray(at, at + COPY_BYTES), at);
  }
  return copy;
}
