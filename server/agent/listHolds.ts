import type { Exchange, SituationState } from '../../shared/exchange.ts';
import type { Draft, Hold, KnownCaller } from '../../shared/hold.ts';
import { describePatience } from '../../shared/hold.ts';
import { isLeftBehind } from '../../shared/leftBehind.ts';
import { situationId } from '../../shared/situationId.ts';
import type { LiveExchange } from './liveExchange.ts';

export interface HoldSources {
  readonly exchanges: readonly Exchange[];
  live(exchange: string): LiveExchange | undefined;
  /** Who speaks in a situation whose caller left. */
  from(exchange: string, situation: number): string;
  draft(situation: string): Draft | null;
  /** Callers of a contract whose patience is known. */
  callers(protocol: string): readonly KnownCaller[];
}

/** The queue, oldest first: what waits for a person, what is released but not sent, what callers left behind. */
export function listHolds(sources: HoldSources): Hold[] {
  return sources.exchanges
    .flatMap((exchange) => exchange.situations.flatMap((situation) => describeHold(sources, exchange, situation)))
    .sort((a, b) => a.heldAt - b.heldAt || Number(a.exchange) - Number(b.exchange) || a.index - b.index);
}

function describeHold(sources: HoldSources, exchange: Exchange, situation: SituationState): Hold[] {
  const live = sources.live(exchange.id);
  const { index, heldAt, phase } = situation;
  if (exchange.protocol === null || heldAt === null || situation.dismissed) return [];
  if (live === undefined && !isLeftBehind(exchange, index)) return [];
  const id = situationId(exchange.id, index);
  return [
    {
      situation: id,
      exchange: exchange.id,
      index,
      of: exchange.situations.length,
      decided: exchange.situations.filter((other) => other.phase === 'decided').length,
      protocol: exchange.protocol,
      sourceId: situation.sourceId,
      asked: situation.asked,
      from: live?.request.situations[index]?.from ?? sources.from(exchange.id, index),
      wanted: situation.wanted,
      caller: exchange.caller,
      heldAt,
      state: live === undefined ? 'left' : phase === 'decided' ? 'released' : 'waiting',
      committedStatus: exchange.committedAt === null ? null : exchange.status,
      patience: live?.patience ?? describePatience(exchange.caller.userAgent, sources.callers(exchange.protocol)),
      deadlineAt: live === undefined || live.keepAlive.committed() ? null : situation.deadlineAt,
      draft: sources.draft(id),
    },
  ];
}
