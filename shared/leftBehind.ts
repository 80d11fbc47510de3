import type { Exchange, Outcome } from './exchange.ts';

/** Ends that no person chose: the caller left, Signalbox was closed or could not answer. */
const UNCHOSEN: ReadonlySet<Outcome> = new Set<Outcome>(['abandoned', 'refused', 'failed']);

/** Whether a situation still stands in the queue although nobody waits for it: a person may want what they typed, or to look. */
export function isLeftBehind(exchange: Exchange, situation: number): boolean {
  const state = exchange.situations[situation];
  if (state === undefined || state.dismissed) return false;
  if (UNCHOSEN.has(exchange.outcome)) return state.phase === 'held';
  // A caller that was kept alive gets error candidates of our own when Signalbox is closed: no person chose that either.
  return exchange.outcome === 'answered' && state.heldAt !== null && state.decidedBy === 'signalbox';
}
