import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import type { LineageNews } from '../../shared/interaction.ts';
import type { Status } from '../../shared/status.ts';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import { fetchApi } from './client.ts';

/** What the event stream says: a fact, how the host stands, which trees changed, or that facts are gone and everything is to be asked for again. */
export type FeedMessage =
  | { readonly kind: 'event'; readonly event: ExchangeEvent }
  | { readonly kind: 'status'; readonly status: Status }
  | { readonly kind: 'lineage'; readonly news: LineageNews }
  | { readonly kind: 'reset'; readonly sequence: number };

export interface StreamListener {
  opened(): void;
  heard(message: FeedMessage): void;
}

/** Reads the host's events after a sequence until the stream ends. Throws ApiFailure where it can't be opened. */
export async function readEvents(after: number, listener: StreamListener, signal: AbortSignal): Promise<void> {
  const response = await fetchApi('events', { input: { after }, signal });
  if (!response.body) return;
  listener.opened();
  const reader = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const message = readMessage(value.event, value.data);
    if (message) listener.heard(message);
  }
}

const Reset = z.object({ sequence: z.number() });

/** Reads one message of the stream; null for a kind that this page does not know. */
export function readMessage(name: string | undefined, data: string): FeedMessage | null {
  const value: unknown = JSON.parse(data);
  if (name === 'reset') return { kind: 'reset', sequence: Reset.parse(value).sequence };
  // The host sends what shared/ says: the status of api.ts, the events of exchange.ts, the news of interaction.ts.
  if (name === 'status') return { kind: 'status', status: value as Status };
  if (name === 'lineage') return { kind: 'lineage', news: value as LineageNews };
  if (name === 'exchange') return { kind: 'event', event: value as ExchangeEvent };
  return null;
}
