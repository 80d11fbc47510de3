import { z } from 'zod';
import type { ExchangeDetail } from '../../shared/api.ts';
import type { Exchange, ExchangeEvent, HeaderPairs } from '../../shared/exchange.ts';
import { redactHeaders } from '../../shared/redaction.ts';
import { situationId } from '../../shared/situationId.ts';
import type { Store } from '../store/store.ts';
import { withoutHeaders } from './withoutHeaders.ts';

const Texts = z.array(z.string());

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

/** What a situation's last decision kept of its own; null where a later hold took it back or it is in the answer. */
function decidedTexts(store: Store, events: readonly ExchangeEvent[], situation: number): string[] | null {
  let bodyId: number | null = null;
  for (const event of events) {
    if (event.kind === 'held' && event.situation === situation) bodyId = null;
    if (event.kind === 'decided' && event.situation === situation) bodyId = event.body?.id ?? null;
  }
  const bytes = bodyId === null ? undefined : store.body(bodyId);
  return bytes === undefined ? null : Texts.parse(JSON.parse(new TextDecoder().decode(bytes)));
}
