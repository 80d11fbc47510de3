import type { NewEvent } from '../store/store.ts';
import type { DescribedDecision } from '../reading/acceptedRequest.ts';

/** `decided` events of what is not stored yet; their candidates are in the answer that is stored with them. */
export function decidedEvents(exchange: string, decisions: readonly DescribedDecision[], at: number): NewEvent[] {
  return decisions.flatMap((decided, situation) =>
    decided.stored ? [] : [{ kind: 'decided', at, exchange, situation, by: decided.by, candidates: decided.briefs, body: null }],
  );
}

/** Who an answer is by: one name, or all of them in order. */
export function authorsOf(decisions: readonly DescribedDecision[]): string {
  return [...new Set(decisions.map((decided) => decided.by))].join(', ') || 'signalbox';
}
