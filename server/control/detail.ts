import type { ExchangeDetail } from '../../shared/api.ts';
import type { Exchange, ExchangeEvent, HeaderPairs } from '../../shared/exchange.ts';
import { lastDecidedBody } from '../../shared/lastDecided.ts';
import { redactHeaders } from '../../shared/redaction.ts';
import { situationId } from '../../shared/situationId.ts';
import { readStoredTexts } from '../store/readStoredTexts.ts';
import type { Store } from '../store/store.ts';
import { withoutHeaders } from './withoutHeaders.ts';

/** One exchange for a person to read. Secret headers are hidden here, in the view; the store keeps what came. */
export function describeExchange(store: Store, exchange: Exchange): ExchangeDetail {
  const events = store.eventsOf(exchange.id);
  const secret = store.settings().secretHeaders;
  const request = redactHeaders(lastHeaders(events, 'received'), secret);
  const response = redactHeaders(lastHeaders(events, 'committed', 'answered', 'refused', 'failed'), secret);
  return {
    exchange,
    events: events.map(withoutHeaders),
    findings: events.flatMap((event) => ('findings' in event ? event.findings : [])),
    requestHeaders: request.headers,
    responseHeaders: response.headers,
    redacted: [...new Set([...request.redacted, ...response.redacted])],
    decided: exchange.situations.map(({ index }) => decidedTexts(store, events, index)),
    drafts: exchange.situations.map(({ index }) => store.draft(situationId(exchange.id, index))),
  };
}

function lastHeaders(events: readonly ExchangeEvent[], ...kinds: readonly ExchangeEvent['kind'][]): HeaderPairs {
  let headers: HeaderPairs = [];
  for (const event of events) {
    if (kinds.includes(event.kind) && 'headers' in event && event.headers) headers = event.headers;
  }
  return headers;
}

/** What a situation's last decision kept of its own; null where it kept nothing. */
function decidedTexts(store: Store, events: readonly ExchangeEvent[], situation: number): string[] | null {
  const body = lastDecidedBody(events, situation);
  const bytes = body === null ? undefined : store.body(body.id);
  return bytes === undefined ? null : readStoredTexts(bytes);
}
