import { parentPort, workerData } from 'node:worker_threads';
import { NO_LIMITS } from '../../shared/protocols/noLimits.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import { protocolNamed } from '../../shared/protocols/protocols.ts';
import { clip } from '../../shared/protocols/clip.ts';
import type { Reader } from '../store/openReader.ts';
import { openReader } from '../store/openReader.ts';
import type { SituationHead } from './acceptedRequest.ts';
import { inflateStored } from './inflateBody.ts';
import { readInflated } from './readBody.ts';
import { ShortRequest } from './shortRequest.ts';
import type { FromThread, OpenedRequest, StoredBody, ThreadReading, ThreadTask, ToThread, Work } from './threadTask.ts';

/** Works on long requests beside the event loop: see threads.ts, which starts it. */

const port = parentPort;
if (port === null) throw new Error('this is a thread’s program; threads.ts starts it');
// Given by threads.ts, which says so in its type.
const { folder } = workerData as { readonly folder: string };

/** Requests whose callers are being answered, by exchange. */
const kept = new Map<string, ShortRequest>();
let reader: Reader | null = null;

/** Ids have any number of digits; lists show fewer than these. */
const LONGEST_ID = 1_000;

port.on('message', (message: ToThread) => {
  if (message === 'end') {
    reader?.close();
    port.close();
  } else if ('forget' in message) kept.delete(message.forget);
  else reply(message.id, message.task);
});

function reply(id: number, task: ThreadTask): void {
  try {
    const value = perform(task);
    const said: FromThread = { id, value };
    port?.postMessage(said, buffersOf(value));
  } catch (error) {
    const said: FromThread = { id, problem: error instanceof Error ? error.message : String(error) };
    port?.postMessage(said);
  }
}

function perform(task: ThreadTask): unknown {
  if (task.kind === 'read') return read(task);
  return work(task.stored === null ? find(task.exchange) : readStored(task.exchange, task.stored), task.work);
}

function read(task: ThreadTask & { readonly kind: 'read' }): ThreadReading {
  const protocol = contractOf(task.protocol);
  const text = readInflated(protocol, inflateStored(task.bytes, task.encoding, protocol.bodyLimitBytes));
  if (!text.ok) return text;
  const reading = protocol.read(text.text, task.limits);
  if (!reading.ok) return reading;
  kept.set(task.exchange, new ShortRequest(protocol, reading.request));
  return { ok: true, ...opened(reading.request) };
}

function work(request: ShortRequest, asked: Work): unknown {
  switch (asked.name) {
    case 'open':
      return opened(request.read);
    case 'answer': {
      const { text, ...rest } = request.answer(asked.decisions, asked.stamping);
      return { text: new TextEncoder().encode(text), ...rest };
    }
    case 'decide':
      return request.decide(asked.decisions);
    case 'check':
      return request.check(asked.situation, asked.candidates);
    case 'blanks':
      return request.blanks(asked.situation);
    case 'checkRaw':
      return request.checkRaw(asked.answer);
  }
}

function opened({ situations, findings }: ReadRequest): OpenedRequest {
  return { situations: situations.map(headOf), findings };
}

function headOf({ index, sourceId, from, asked, wanted }: SituationHead): SituationHead {
  return { index, sourceId: clip(sourceId, LONGEST_ID), from, asked, wanted };
}

function find(exchange: string): ShortRequest {
  const request = kept.get(exchange);
  if (request === undefined) throw new Error(`exchange ${exchange} is not kept here`);
  return request;
}

function readStored(exchange: string, { protocol: name, body, encoding }: StoredBody): ShortRequest {
  reader ??= openReader(folder);
  const protocol = contractOf(name);
  const bytes = reader.body(body);
  if (bytes === undefined) throw new Error(`the body of exchange ${exchange} is not in the store`);
  const text = readInflated(protocol, inflateStored(bytes, encoding, protocol.bodyLimitBytes));
  const reading = text.ok ? protocol.read(text.text, NO_LIMITS) : text;
  if (!reading.ok) throw new Error(`exchange ${exchange} can’t be read any more: ${reading.refusal.reason}`);
  return new ShortRequest(protocol, reading.request);
}

function contractOf(name: string): Protocol {
  const protocol = protocolNamed(name);
  if (protocol === undefined) throw new Error(`there is no contract ${name}`);
  return protocol;
}

/** What is handed over instead of copied: the bytes of an answer, or of decisions. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const found: ArrayBuffer[] = [];
  const add = (bytes: unknown): void => {
    if (bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer) found.push(bytes.buffer);
  };
  if (typeof value !== 'object' || value === null) return found;
  if ('text' in value) add(value.text);
  if ('made' in value && Array.isArray(value.made)) for (const { list } of value.made as { list: unknown }[]) add(list);
  return found;
}
