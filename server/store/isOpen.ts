import type { Exchange } from '../../shared/exchange.ts';

/** Whether somebody still waits: its caller, or, after that one left, a situation in the queue that nobody dismissed. */
export function isOpen(exchange: Exchange): boolean {
  if (isUnanswered(exchange)) return true;
  return exchange.outcome === 'abandoned' && exchange.situations.some((situation) => situation.phase === 'held' && !situation.dismissed);
}

/** Whether nothing has ended the exchange yet. */
export function isUnanswered(exchange: Exchange): boolean {
  return exchange.outcome === 'waiting' || exchange.outcome === 'held';
}
