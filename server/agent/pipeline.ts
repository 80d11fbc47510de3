import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Finding } from '../../shared/finding.ts';
import { readListenAddress } from '../../shared/listenAddress.ts';
import type { Protocol, Refusal, Route } from '../../shared/protocols/protocol.ts';
import type { AcceptedRequest } from '../reading/acceptedRequest.ts';
import type { Room } from '../reading/byteBudget.ts';
import type { RequestReader } from '../reading/requestReader.ts';
import type { Admission } from './admit.ts';
import { admit, expectationOf, expectsContinue, tooLarge } from './admit.ts';
import type { AgentParts } from './agentParts.ts';
import type { Answering } from './answering.ts';
import type { Arrival } from './arrival.ts';
import { readArrival } from './arrival.ts';
import type { Connections } from './connections.ts';
import type { BodyCollector, BodyLimits, SharedBounds, WireBody } from './collectBody.ts';
import { collectBody } from './collectBody.ts';
import { refuseLate } from './endWaiting.ts';
import { describeMediaType } from './mediaType.ts';
import type { Recorder, Taken } from './recorder.ts';
import type { Wire } from './wire.ts';
import { createWire } from './wire.ts';

/** What a request that is refused before its contract reads it may leave behind. */
const REFUSED_LIMITS: BodyLimits = { keepBytes: 1024 * 1024, drainBytes: 64 * 1024 * 1024, drainMs: 5_000 };
const DRAIN = { drainBytes: 64 * 1024 * 1024, drainMs: 10_000 };

/** The one way of a request: head → body → text → contract → store → who answers. */
export interface Pipeline {
  take(request: IncomingMessage, response: ServerResponse, pathname: string, protocol: Protocol | null, route: Route | null): Promise<void>;
  /** Resolves once all that is under way is stored, or refused. */
  settled(): Promise<void>;
  /** Whether a body is being read off a socket that has not come whole. */
  reads(socket: object): boolean;
  /** Tells that Node's parser gave up on what a socket sends, and why; true where that ends a body being read. */
  giveUp(socket: object, refusal: Refusal): boolean;
}

interface BodyUnderWay {
  readonly request: IncomingMessage;
  readonly collector: BodyCollector;
  /** Why Node's parser gave up on it. */
  broken: Refusal | null;
}

/** A stored request whose caller waits. Its body is not held on to. */
interface Received {
  readonly arrival: Arrival;
  readonly protocol: Protocol;
  readonly request: AcceptedRequest;
  readonly wire: Wire;
}

interface Collected {
  readonly body: WireBody;
  /** Why Node's parser gave up on it. */
  readonly broken: Refusal | null;
  readonly room: Room | null;
}

export function createPipeline(
  parts: AgentParts,
  recorder: Recorder,
  answering: Answering,
  connections: Connections,
  reader: RequestReader,
  bounds: SharedBounds,
  isEnding: () => boolean = () => false,
): Pipeline {
  const { store, now } = parts;
  const underWay = new WeakMap<object, BodyUnderWay>();
  const receiving = new Set<Promise<unknown>>();

  async function take(...head: Parameters<Pipeline['take']>): Promise<void> {
    const coming = receive(...head);
    receiving.add(coming);
    let received: Received | null;
    try {
      received = await coming;
    } finally {
      receiving.delete(coming);
    }
    if (received !== null) await answering.answer(received.arrival, received.protocol, received.request, received.wire);
  }

  /** Null where all is said already. */
  async function receive(...[request, response, pathname, protocol, route]: Parameters<Pipeline['take']>): Promise<Received | null> {
    const arrival = readArrival(request, store.newExchangeId(), now(), protocol, route);
    const wire = createWire(response);
    connections.owe(request.socket, response);
    const admission = judge(request, arrival.headers, pathname, protocol, route);
    const decides = admission.kind === 'admitted' && protocol !== null && route?.decides === true;
    const limits = decides ? { keepBytes: protocol.bodyLimitBytes, ...DRAIN } : REFUSED_LIMITS;
    const { body, broken, room } = await collect(request, response, admission, limits);
    const taken: Taken = { arrival, wire, body };
    // What is left of this request on the wire must not be read as the next one.
    if (body.ended !== 'whole' || (admission.kind === 'refused' && expectationOf(request) !== undefined)) response.shouldKeepAlive = false;
    if (isEnding()) response.shouldKeepAlive = false;
    let accepted: AcceptedRequest | null = null;
    try {
      if (decides && broken === null && body.ended === 'whole') accepted = await read(taken, protocol, request.headers, room);
      else await settle(taken, admission, broken);
    } catch (error) {
      // Threads that end leave what they were reading.
      const isLeft = isEnding() && store.exchange(arrival.id) === undefined;
      if (isLeft) await recorder.refuse(taken, refuseLate(protocol), []);
      else await recorder.fail(taken, error);
    }
    if (accepted === null) room?.free();
    return accepted === null || protocol === null ? null : { arrival, protocol, request: accepted, wire };
  }

  /** What needs no reading. */
  async function settle(taken: Taken, admission: Admission, broken: Refusal | null): Promise<void> {
    const { body, arrival } = taken;
    const { protocol, route } = arrival;
    if (body.ended === 'gone') return await recorder.left(taken);
    if (broken !== null) return await recorder.refuse(taken, broken, []);
    if (admission.kind === 'refused') return await recorder.refuse(taken, admission.refusal, partlyKept(body), admission.access);
    if (isEnding()) return await recorder.refuse(taken, refuseLate(protocol), partlyKept(body));
    // Admitted means that there is a route; the types do not know.
    if (protocol === null || route === null) throw new Error('a request without a route was admitted');
    if (!route.decides) return await recorder.serve(taken, protocol.serve(route, parts.agent()), partlyKept(body));
    return await recorder.refuse(taken, tooLarge(protocol), partlyKept(body));
  }

  function judge(
    request: IncomingMessage,
    headers: Taken['arrival']['headers'],
    pathname: string,
    protocol: Protocol | null,
    route: Route | null,
  ): Admission {
    const { allowedHosts, allowedOrigins, listenAlsoOn } = parts.settings();
    const head = {
      method: request.method ?? '',
      target: request.url ?? '',
      pathname,
      headers,
      expect: expectationOf(request),
      contentLength: request.headers['content-length'],
      transferEncoding: request.headers['transfer-encoding'],
    };
    const hosts =
      listenAlsoOn.length === 0 ? allowedHosts : [...allowedHosts, ...listenAlsoOn.flatMap((text) => readListenAddress(text)?.host ?? [])];
    const admission = admit(head, protocol, route, { port: request.socket.localPort ?? 0, allowedHosts: hosts, allowedOrigins });
    // Who waits to hear whether to send its body hears it at once.
    return admission.kind === 'admitted' && isEnding() ? { kind: 'refused', refusal: refuseLate(protocol), access: false } : admission;
  }

  async function collect(request: IncomingMessage, response: ServerResponse, admission: Admission, limits: BodyLimits): Promise<Collected> {
    const expect = expectationOf(request);
    if (expect !== undefined && admission.kind === 'refused') {
      // It waits to hear before it sends its body: the final status is its answer, and nothing is read.
      return { body: { bytes: Buffer.alloc(0), total: 0, ended: 'whole' }, broken: null, room: null };
    }
    if (expectsContinue(expect)) continueInTurn(request, response);
    const entry: BodyUnderWay = { request, collector: collectBody(request, limits, bounds), broken: null };
    underWay.set(request.socket, entry);
    const body = await entry.collector.done;
    // The next request may be under way already.
    if (underWay.get(request.socket) === entry) underWay.delete(request.socket);
    return { body, broken: entry.broken, room: entry.collector.room() };
  }

  /** Reads a whole body by its contract and stores it; null where it is refused, or can't be stored. */
  async function read(
    taken: Taken,
    protocol: Protocol,
    headers: IncomingMessage['headers'],
    room: Room | null,
  ): Promise<AcceptedRequest | null> {
    const notes = describeMediaType(headers['content-type']);
    if (isEnding()) return await refuseUnread(taken, protocol, notes);
    const { candidatesPerSituation, candidatesPerRequest } = parts.settings();
    const reading = await reader.read({
      exchange: taken.arrival.id,
      protocol,
      bytes: taken.body.bytes,
      encoding: headers['content-encoding'],
      limits: { perSituation: candidatesPerSituation, perRequest: candidatesPerRequest },
      room,
    });
    if (!reading.ok) {
      await recorder.refuse(taken, reading.refusal, notes);
      return null;
    }
    const { request } = reading;
    let isStored = false;
    try {
      const findings: readonly Finding[] = [...notes, ...request.findings];
      if (isEnding()) await recorder.refuse(taken, refuseLate(protocol), findings, false, request);
      else if (parts.agent().ready) isStored = await recorder.receive(taken, request, findings);
      else await recorder.refuse(taken, notReady(protocol), findings, false, request);
    } finally {
      if (!isStored) request.rest();
    }
    return isStored ? request : null;
  }

  async function refuseUnread(taken: Taken, protocol: Protocol, notes: readonly Finding[]): Promise<null> {
    await recorder.refuse(taken, refuseLate(protocol), notes);
    return null;
  }

  return {
    take,
    settled: async () => void (await Promise.allSettled(receiving)),
    reads: (socket) => underWay.get(socket)?.request.complete === false,
    giveUp(socket, refusal) {
      const entry = underWay.get(socket);
      // What follows a whole request says nothing against it.
      if (entry === undefined || entry.request.complete) return false;
      // Its bytes wait for room, not for the caller.
      if (refusal.answer.status === 408 && entry.collector.excuse()) return true;
      entry.broken = refusal;
      entry.collector.giveUp();
      return true;
    },
  };
}

/** Behind other answers its 100 would stand within one of them: it waits for its turn, and is not said where nobody waits for it by then. */
function continueInTurn(request: IncomingMessage, response: ServerResponse): void {
  if (response.socket !== null) {
    response.writeContinue();
    return;
  }
  response.once('socket', () => {
    if (!response.headersSent && !request.complete) response.writeContinue();
  });
}

function notReady(protocol: Protocol): Refusal {
  return { answer: protocol.refuse({ kind: 'notReady' }), reason: 'The agent is set to not ready.', findings: [] };
}

function partlyKept(body: WireBody): Finding[] {
  if (body.total <= body.bytes.length) return [];
  const message = `Only the first ${body.bytes.length} of at least ${body.total} bytes are kept.`;
  return [{ code: 'http.body_cut', level: 'note', message, text: 'wire', pointer: null, offset: null }];
}
