import type { Finding } from '../../shared/finding.ts';
import { boundFindings } from '../../shared/finding.ts';
import { clip } from '../../shared/protocols/clip.ts';
import type { PlainAnswer, Refusal } from '../../shared/protocols/protocol.ts';
import type { NewEvent } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import type { AgentParts } from './agentParts.ts';
import type { Arrival, WithSituations } from './arrival.ts';
import { receivedEvent } from './arrival.ts';
import type { WireBody } from './collectBody.ts';
import { createDeliver, deliverUnstored, withLength } from './deliver.ts';
import { answerFacts, describeFailure, failureAnswer } from './failureAnswer.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import type { FloodTally } from './floodTally.ts';
import type { Wire } from './wire.ts';

/** A request with its body, as taken off the wire. */
export interface Taken {
  readonly arrival: Arrival;
  readonly wire: Wire;
  readonly body: WireBody;
}

/** Stores what came and what is said at once: everything that does not wait for a responder. */
export interface Recorder {
  /** Stores `received`; where that fails, says so to the caller and gives false. */
  receive(taken: Taken, request: WithSituations, findings: readonly Finding[]): Promise<boolean>;
  /** Stores a request with its refusal, then sends that. `access`: a stranger's, of which a flood keeps counts alone. */
  refuse(taken: Taken, refusal: Refusal, notes: readonly Finding[], access?: boolean, request?: WithSituations): Promise<void>;
  /** Stores a request with an answer that needs no deciding, then sends that. */
  serve(taken: Taken, answer: PlainAnswer, notes: readonly Finding[]): Promise<void>;
  /** Stores a request whose caller left while sending it. */
  left(taken: Taken): Promise<void>;
  /** Stores a request that a bug of ours keeps from being read or answered, and tells the caller. */
  fail(taken: Taken, error: unknown): Promise<void>;
}

export function createRecorder(parts: AgentParts, lives: LiveExchanges, tally: FloodTally): Recorder {
  const { store, log, now } = parts;
  const deliver = createDeliver(parts, lives);

  /** Stores events; where that fails, the caller gets 503 and nothing of them is kept. */
  async function keep(taken: Taken, events: () => readonly NewEvent[]): Promise<boolean> {
    try {
      await store.append(events());
      return true;
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      log.error({ err: error, exchange: taken.arrival.id }, 'a request could not be stored');
      deliverUnstored(taken.wire, failureAnswer(taken.arrival.protocol, error));
      return false;
    }
  }

  async function answerAtOnce(
    taken: Taken,
    answer: PlainAnswer,
    events: (headers: PlainAnswer['headers'], bytes: Buffer) => NewEvent[],
  ): Promise<void> {
    const bytes = Buffer.from(answer.text, 'utf8');
    const headers = withLength(answer.headers, bytes.length);
    if (await keep(taken, () => events(headers, bytes))) deliver(taken.arrival.id, taken.wire, answer.status, headers, bytes);
  }

  /** The answer's body as stored: of a HEAD request none goes out. */
  function putAnswer({ arrival }: Taken, bytes: Buffer) {
    return arrival.method === 'HEAD' || bytes.length === 0 ? null : store.putBody(bytes);
  }

  return {
    receive: async (taken, request, findings) =>
      await keep(taken, () => [receivedEvent(taken.arrival, store, taken.body.bytes, findings, request)]),
    async refuse(taken, refusal, notes, access = false, request) {
      const share = access ? tally.take(refusal.answer.status, taken.body.bytes.length) : 'whole';
      const { status } = refusal.answer;
      if (share === 'count') return deliverUnstored(taken.wire, refusal.answer);
      await answerAtOnce(taken, refusal.answer, (headers, bytes) => [
        receivedEvent(taken.arrival, store, share === 'whole' ? taken.body.bytes : null, notes, request ?? null),
        {
          kind: 'refused',
          at: now(),
          exchange: taken.arrival.id,
          status,
          reason: clip(refusal.reason, 1_000),
          headers,
          body: share === 'whole' ? putAnswer(taken, bytes) : null,
          findings: boundFindings(refusal.findings),
        },
      ]);
    },
    async serve(taken, answer, notes) {
      await answerAtOnce(taken, answer, (headers, bytes) => [
        receivedEvent(taken.arrival, store, taken.body.bytes, notes, null),
        {
          kind: 'answered',
          at: now(),
          exchange: taken.arrival.id,
          status: answer.status,
          headers,
          body: putAnswer(taken, bytes),
          by: 'signalbox',
          forced: false,
          findings: [],
        },
      ]);
    },
    async left(taken) {
      const reason = 'The caller closed the connection while it was sending its request.';
      await keep(taken, () => [
        receivedEvent(taken.arrival, store, taken.body.bytes, [], null),
        { kind: 'abandoned', at: now(), exchange: taken.arrival.id, reason },
      ]);
    },
    async fail(taken, error) {
      const { arrival, wire, body } = taken;
      log.error({ err: error, exchange: arrival.id }, 'a request could not be read');
      const answer = failureAnswer(arrival.protocol, error);
      const failed = { kind: 'failed', at: now(), exchange: arrival.id, reason: describeFailure(error) } as const;
      const isKnown = store.exchange(arrival.id) !== undefined;
      const kept = await keep(taken, () => [
        ...(isKnown ? [] : [receivedEvent(arrival, store, body.bytes, [], null)]),
        { ...failed, ...answerFacts(store, answer) },
      ]);
      if (kept) deliverUnstored(wire, answer);
    },
  };
}
