import type { BodyRef, ExchangeEvent, HeaderPairs } from './exchange.ts';

/** What went out to the caller: its status, its headers where the event has them, its bytes without keep-alive white space. */
export interface SentAnswer {
  readonly status: number;
  readonly headers?: HeaderPairs;
  readonly body: BodyRef | null;
}

/** The answer among an exchange's events, a failure's included; null where nothing, or no more than a status, went out. */
export function answerOf(events: readonly ExchangeEvent[]): SentAnswer | null {
  let answer: SentAnswer | null = null;
  for (const event of events) {
    if (event.kind === 'answered' || event.kind === 'refused') answer = event;
    else if (event.kind === 'failed' && event.status !== undefined) {
      const { status, headers, body = null } = event;
      answer = { status, body, ...(headers === undefined ? {} : { headers }) };
    }
  }
  return answer;
}
