import type { Exchange } from '../../shared/exchange.ts';
import { isLeftBehind } from '../../shared/leftBehind.ts';

/** Whether somebody still waits: its caller, or, after that one left, a situation in the queue that nobody dismissed. */
export function isOpen(exchange: Exchange): boolean {
  return isUnanswered(exchange) || exchange.situations.some(({ index }) => isLeftBehind(exchange, index));
}

/** Whether nothing has ended the exchange yet. */
export function isUnanswered(exchange: Exchange): boolean {
  return exchange.outcome === 'waiting' || exchange.outcome === 'held';
}
