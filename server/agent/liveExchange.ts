import type { Patience } from '../../shared/hold.ts';
import { describePatience } from '../../shared/hold.ts';
import type { Protocol } from '../../shared/protocols/protocol.ts';
import { situationId } from '../../shared/situationId.ts';
import type { AcceptedRequest, Decided } from '../reading/acceptedRequest.ts';
import type { Ask } from '../responders/responder.ts';
import type { Arrival } from './arrival.ts';
import type { KeepAlive } from './keepAlive.ts';
import { noKeepAlive } from './keepAlive.ts';
import type { Wire } from './wire.ts';

/** An exchange whose caller waits. */
export interface LiveExchange {
  readonly id: string;
  readonly arrival: Arrival;
  readonly protocol: Protocol;
  readonly request: AcceptedRequest;
  readonly patience: Patience;
  readonly wire: Wire;
  /** Aborts what a responder does for it, once nobody waits for that; made when first asked for, since making one costs. */
  abort: AbortController | null;
  /** By place of situation; null where undecided. */
  readonly decisions: (Decided | null)[];
  /** Situations a person was asked for, with the time since when they wait. */
  readonly held: Map<number, number>;
  /** `closing`: its answer is on its way to the store; `closed`: stored, or nobody waits. */
  phase: 'open' | 'closing' | 'closed';
  keepAlive: KeepAlive;
  /** When the caller is likely to give up; null where kept alive or unknown. */
  deadlineAt: number | null;
  /** Called once every situation is decided; the human responder waits for it. */
  onDecided: (() => void) | null;
  /** Resolves once its answer is stored and handed to the wire, or it ended otherwise. */
  readonly ended: Promise<void>;
  readonly end: () => void;
}

export function createLiveExchange(arrival: Arrival, protocol: Protocol, request: AcceptedRequest, wire: Wire): LiveExchange {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    id: arrival.id,
    arrival,
    protocol,
    request,
    patience: describePatience(arrival.caller.userAgent, protocol.callers),
    wire,
    abort: null,
    decisions: request.situations.map(() => null),
    held: new Map(),
    phase: 'open',
    keepAlive: noKeepAlive,
    deadlineAt: null,
    onDecided: null,
    ended,
    end,
  };
}

/** What a responder is asked of an exchange. */
export function askOf(live: LiveExchange, situations: readonly number[]): Ask {
  return {
    exchange: live.id,
    protocol: live.protocol,
    request: live.request,
    situations,
    get signal() {
      live.abort ??= new AbortController();
      if (live.phase === 'closed') live.abort.abort();
      return live.abort.signal;
    },
  };
}

/** Places of the situations that nobody has decided. */
export function undecidedOf(live: LiveExchange): number[] {
  return live.decisions.flatMap((decided, index) => (decided === null ? [index] : []));
}

/** The decisions of all situations. Throws where one has none: an answer would give the others the wrong ids. */
export function allDecisions(live: LiveExchange): Decided[] {
  return live.decisions.map((decided, index) => {
    if (decided === null) throw new Error(`situation ${situationId(live.id, index)} is not decided`);
    return decided;
  });
}

/** How many of its situations wait for a person right now. */
export function countHeld(live: LiveExchange): number {
  if (live.phase !== 'open') return 0;
  let count = 0;
  for (const index of live.held.keys()) if (live.decisions[index] === null) count += 1;
  return count;
}
