import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import { fetchApi } from './client.ts';

/** What the event stream says: facts in order, or that some are gone and everything is to be asked for again. */
export type FeedMessage = { readonly kind: 'events'; readonly events: readonly ExchangeEvent[] } | { readonly kind: 'reset' };

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
    listener.heard(readMessage(value.event, value.data));
  }
}

/** Reads one message of the stream: `reset`, or one event or a list of them. */
export function readMessage(name: string | undefined, data: string): FeedMessage {
  if (name === 'reset') return { kind: 'reset' };
  const value: unknown = JSON.parse(data);
  // The host sends the events of shared/exchange.ts and nothing else.
  return { kind: 'events', events: (Array.isArray(value) ? value : [value]) as ExchangeEvent[] };
}
