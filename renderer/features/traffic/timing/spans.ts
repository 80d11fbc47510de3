import type { Exchange, ExchangeEvent } from '../../../../shared/exchange.ts';
import type { Signal } from '../../../ui/Dot.tsx';

/** A stretch of an exchange's time, in milliseconds since it was received. */
export interface Span {
  /** Who decided, or what went on. */
  readonly name: string;
  /** The situations it was spent on, from 0, first and last; null where there is but one. */
  readonly situations: readonly [number, number] | null;
  readonly from: number;
  /** Null while it goes on. */
  readonly to: number | null;
  readonly signal: Signal | 'plain';
}

export interface Timing {
  readonly spans: readonly Span[];
  /** Single moments, such as the first keep-alive byte. */
  readonly moments: readonly { readonly label: string; readonly at: number }[];
}

/** What an exchange's time went into, from its events in order: held, deciding, sending. */
export function timeSpans(exchange: Exchange, events: readonly ExchangeEvent[]): Timing {
  const start = exchange.receivedAt;
  const spans: Span[] = [];
  const moments: { label: string; at: number }[] = [];
  const heldSince = new Map<number, number>();
  const many = exchange.situations.length > 1;
  const on = (situation: number) => (many ? ([situation, situation] as const) : null);
  let lastDecided: number | null = null;
  for (const event of events) {
    const at = event.at - start;
    if (event.kind === 'held') heldSince.set(event.situation, at);
    else if (event.kind === 'decided') {
      const held = heldSince.get(event.situation);
      heldSince.delete(event.situation);
      if (held === undefined) spans.push({ name: event.by, situations: on(event.situation), from: 0, to: at, signal: 'plain' });
      else spans.push({ name: 'held', situations: on(event.situation), from: held, to: at, signal: 'wait' });
      lastDecided = at;
    } else if (event.kind === 'committed') moments.push({ label: `status ${event.status} went out, to keep the caller waiting`, at });
    else if (event.kind === 'answered')
      spans.push({ name: 'answer', situations: null, from: lastDecided ?? 0, to: at, signal: event.status >= 400 ? 'wait' : 'go' });
    else if (event.kind === 'refused' || event.kind === 'failed')
      spans.push({ name: event.kind, situations: null, from: 0, to: at, signal: 'stop' });
    else if (event.kind === 'abandoned') moments.push({ label: 'the caller left', at });
    else if (event.kind === 'dropped') moments.push({ label: 'the connection was dropped', at });
  }
  const end = exchange.endedAt === null ? null : exchange.endedAt - start;
  for (const [situation, from] of heldSince) spans.push({ name: 'held', situations: on(situation), from, to: end, signal: 'wait' });
  if (spans.length === 0 && end === null) spans.push({ name: 'waiting', situations: null, from: 0, to: null, signal: 'wait' });
  return { spans, moments };
}
