import { setTimeout as delay } from 'node:timers/promises';
import type { Prepared } from '../reading/acceptedRequest.ts';
import type { AgentParts } from './agentParts.ts';
import { authorsOf, decidedEvents } from './decidedEvents.ts';
import { withLength } from './deliver.ts';
import type { LiveExchange } from './liveExchange.ts';
import { allDecisions, undecidedOf } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import { JSON_HEADERS } from './liveExchanges.ts';
import type { Protocol, Refusal } from '../../shared/protocols/protocol.ts';
import { refuseFor } from './plainAnswers.ts';
import type { Sender } from './send.ts';

/** The whole end has two seconds. */
const ANSWER_MS = 700;

const REASON = 'Signalbox was closed while this waited.';
const CAME_LATE = 'Signalbox was being closed when this came.';

/**
 * Ends all that waits, so that no caller is left hanging: with 503 while no status is out, with error
 * candidates once it is, or, where a contract has none, by cutting the connection.
 */
export async function endWaiting(parts: AgentParts, lives: LiveExchanges, sender: Sender): Promise<void> {
  await Promise.all([...lives.all()].map((live) => (live.phase === 'open' ? endLive(parts, lives, sender, live) : soon(live.ended))));
}

/** What a request is told that comes, or has come whole, after the end has begun. */
export function refuseLate(protocol: Protocol | null): Refusal {
  return { answer: refuseFor(protocol, { kind: 'unavailable', message: CAME_LATE }), reason: CAME_LATE, findings: [] };
}

/** Ends one exchange whose phase is `open`. */
export async function endLive(parts: AgentParts, lives: LiveExchanges, sender: Sender, live: LiveExchange): Promise<void> {
  live.phase = 'closing';
  await live.keepAlive.stop();
  if (!live.keepAlive.committed()) return await refuse(parts, lives, live);
  if (live.protocol.keepAlive.afterCommitted === 'cut') return await cut(parts, lives, live);
  const error = { code: 'closed', message: REASON, component: 'signalbox' };
  for (const situation of undecidedOf(live)) {
    live.decisions[situation] = { by: 'signalbox', candidates: { kind: 'failure', error }, stored: false };
  }
  const prepared = await prepare(parts, live);
  if (prepared === null) return await cut(parts, lives, live);
  await sender.send(live, {
    status: 200,
    headers: JSON_HEADERS,
    text: prepared.text,
    by: authorsOf(prepared.decisions),
    forced: false,
    findings: prepared.findings,
    before: () => decidedEvents(live.id, prepared.decisions, parts.now()),
  });
}

async function cut(parts: AgentParts, lives: LiveExchanges, live: LiveExchange): Promise<void> {
  await lives.note(() => ({ kind: 'failed', at: parts.now(), exchange: live.id, reason: REASON }));
  live.wire.cut();
  lives.close(live);
}

/** Null where it can't be made in time: a long request is read anew for it. */
async function prepare({ log, settings }: AgentParts, live: LiveExchange): Promise<Prepared | null> {
  try {
    return await soon(live.request.answer(allDecisions(live), { exchange: live.id, mode: settings().stamp }));
  } catch (error) {
    log.error({ err: error, exchange: live.id }, 'the last answer of a waiting exchange could not be made');
    return null;
  }
}

/** Null where it takes longer than the end may wait. */
async function soon<T>(making: T | Promise<T>): Promise<T | null> {
  const late = new AbortController();
  try {
    return await Promise.race([making, delay(ANSWER_MS, null, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}

async function refuse({ store, now, log }: AgentParts, lives: LiveExchanges, live: LiveExchange): Promise<void> {
  const answer = live.protocol.refuse({ kind: 'unavailable', message: REASON });
  const bytes = Buffer.from(answer.text, 'utf8');
  const headers = withLength(answer.headers, bytes.length);
  try {
    const body = store.putBody(bytes);
    await store.append([
      { kind: 'refused', at: now(), exchange: live.id, status: answer.status, reason: REASON, headers, body, findings: [] },
    ]);
  } catch (error) {
    log.error({ err: error, exchange: live.id }, 'the end of a waiting exchange could not be stored');
  }
  live.wire.deliver(answer.status, headers, bytes);
  lives.close(live);
}
