import type { Protocol } from '../../shared/protocols/protocol.ts';
import type { CandidateError } from '../../shared/situation.ts';
import type { AcceptedRequest } from '../reading/acceptedRequest.ts';
import type { Reply, Responder } from '../responders/responder.ts';
import type { AgentParts } from './agentParts.ts';
import type { Arrival } from './arrival.ts';
import { allDecisions, askOf, undecidedOf } from './liveExchange.ts';
import { authorsOf, decidedEvents } from './decidedEvents.ts';
import type { LiveExchange } from './liveExchange.ts';
import type { LiveExchanges } from './liveExchanges.ts';
import { JSON_HEADERS } from './liveExchanges.ts';
import type { Sender } from './send.ts';
import type { Wire } from './wire.ts';

/** From a stored request to its answer: asks who answers, and sends what they decide. */
export interface Answering {
  /** Resolves once the exchange has ended, however it did. */
  answer(arrival: Arrival, protocol: Protocol, request: AcceptedRequest, wire: Wire): Promise<void>;
  /** Sends the answer of an exchange whose situations are all decided; false where it could not be stored. */
  conclude(live: LiveExchange): Promise<boolean>;
}

/** `responderFor` tells who answers a contract's requests at this moment; `endAtOnce` ends an exchange where Signalbox itself is ending. */
export function createAnswering(
  { log, now, settings }: Pick<AgentParts, 'log' | 'now' | 'settings'>,
  lives: LiveExchanges,
  sender: Sender,
  responderFor: (protocol: Protocol) => Responder,
  endAtOnce: (live: LiveExchange) => Promise<void> | null = () => null,
): Answering {
  async function ask(live: LiveExchange): Promise<void> {
    const responder = responderFor(live.protocol);
    try {
      const reply = await responder.respond(askOf(live, undecidedOf(live)));
      if (live.phase === 'open') adopt(live, reply, responder.name);
    } catch (error) {
      if (live.phase !== 'open') return;
      log.warn({ err: error, exchange: live.id, responder: responder.name }, 'a responder failed');
      const message = error instanceof Error && error.message !== '' ? error.message : 'The responder failed without a reason.';
      decideByFailure(live, { code: 'responder_failed', message, component: responder.name }, responder.name);
    }
  }

  /** Takes over what a responder says; what a person decided meanwhile stays. */
  function adopt(live: LiveExchange, reply: Reply, by: string): void {
    for (const { situation, candidates } of reply) {
      if (live.decisions[situation] === null) live.decisions[situation] = { by, candidates, stored: false };
    }
    const missing = undecidedOf(live);
    if (missing.length > 0) throw new Error(`The responder left ${missing.length} of ${live.decisions.length} situations undecided.`);
  }

  function decideByFailure(live: LiveExchange, error: CandidateError, by: string): void {
    for (const situation of undecidedOf(live)) live.decisions[situation] = { by, candidates: { kind: 'failure', error }, stored: false };
  }

  async function conclude(live: LiveExchange): Promise<boolean> {
    if (live.phase !== 'open') return false;
    live.phase = 'closing';
    const making = live.request.answer(allDecisions(live), { exchange: live.id, mode: settings().stamp });
    // A short one is ready: waiting would cost a turn.
    const prepared = making instanceof Promise ? await making : making;
    return await sender.send(live, {
      status: 200,
      headers: JSON_HEADERS,
      text: prepared.text,
      by: authorsOf(prepared.decisions),
      forced: false,
      findings: prepared.findings,
      before: () => decidedEvents(live.id, prepared.decisions, now()),
    });
  }

  return {
    async answer(arrival, protocol, request, wire) {
      const live = lives.open(arrival, protocol, request, wire);
      if (live.phase !== 'open') return;
      const ending = endAtOnce(live);
      if (ending !== null) return await ending;
      lives.keepWaiting(live);
      try {
        if (live.decisions.length > 0) await ask(live);
        await conclude(live);
      } catch (error) {
        await sender.fail(live, error);
      }
      await live.ended;
    },
    conclude,
  };
}
