import type { ExchangeEvent } from '../../shared/exchange.ts';

/** An event as summaries carry it. */
export function withoutHeaders(event: ExchangeEvent): ExchangeEvent {
  if (!('headers' in event)) return event;
  const { headers: _, ...rest } = event;
  return rest;
}
