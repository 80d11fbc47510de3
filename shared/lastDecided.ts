import type { BodyRef, ExchangeEvent } from './exchange.ts';

/** The list of texts that a situation's last decision kept of its own; null where a later hold took it back or it is in the answer. */
export function lastDecidedBody(events: readonly ExchangeEvent[], situation: number): BodyRef | null {
  let body: BodyRef | null = null;
  for (const event of events) {
    if (event.kind === 'held' && event.situation === situation) body = null;
    if (event.kind === 'decided' && event.situation === situation) body = event.body;
  }
  return body;
}
