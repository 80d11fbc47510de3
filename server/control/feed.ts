import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { LineageNews } from '../../shared/interaction.ts';
import type { Store } from '../store/store.ts';
import { createBell } from './bell.ts';
import type { FeedPages } from './feedPages.ts';
import { joinNews } from './joinNews.ts';

export interface FeedSource {
  readonly store: Pick<Store, 'onEvents' | 'totals'>;
  /** The store's events, shared with the other readers. */
  readonly pages: FeedPages;
  /** The current status as JSON, told whenever it changed; returns how to stop. */
  onStatus(listener: (status: string) => void): () => void;
  /** Tells what was linked; returns how to stop. */
  onLineage(listener: (news: LineageNews) => void): () => void;
  /** After so long without news a comment says that the feed is alive. */
  readonly heartbeatMs: number;
}

/**
 * Server-sent events from `after` on (null: from now on), until the reader leaves or `signal` ends it.
 * What is new and what is old both come from the store by number, so there is no seam between them:
 * no gap, no repeat, and a slow reader is waited for instead of being buffered for.
 */
export async function runFeed(response: ServerResponse, source: FeedSource, after: number | null, signal: AbortSignal): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
  const bell = createBell();
  const told: { status: string | null; lineage: LineageNews | null } = { status: null, lineage: null };
  const stops = [
    source.store.onEvents(() => bell.ring()),
    source.onStatus((text) => {
      told.status = text;
      bell.ring();
    }),
    source.onLineage((news) => {
      told.lineage = joinNews(told.lineage, news);
      bell.ring();
    }),
  ];
  const end = (): void => bell.end();
  response.once('close', end);
  response.on('error', end);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  let cursor = after ?? source.store.totals().sequence;
  try {
    if (cursor > source.store.totals().sequence) {
      cursor = source.store.totals().sequence;
      await write(response, describeReset(cursor), signal);
    }
    while (!bell.ended()) {
      const { status, lineage } = told;
      told.status = null;
      told.lineage = null;
      if (status !== null) await write(response, `event: status\ndata: ${status}\n\n`, signal);
      if (lineage !== null) await write(response, `event: lineage\ndata: ${JSON.stringify(lineage)}\n\n`, signal);
      const { range, full, bytes } = source.pages.after(cursor);
      if (range && range.first !== cursor + 1) {
        // Retention took what this reader has not seen: it must read anew, and goes on from the newest.
        cursor = source.store.totals().sequence;
        await write(response, describeReset(cursor), signal);
      } else if (range) {
        cursor = range.last;
        await write(response, bytes, signal);
      }
      if (!full && !(await bell.rung(source.heartbeatMs))) await write(response, ': still here\n\n', signal);
    }
  } finally {
    for (const stop of stops) stop();
    signal.removeEventListener('abort', end);
    response.end();
  }
}

function describeReset(sequence: number): string {
  return `id: ${sequence}\nevent: reset\ndata: ${JSON.stringify({ sequence })}\n\n`;
}

/** Writes, and waits until a slow reader has caught up. */
async function write(response: ServerResponse, text: string | Uint8Array, signal: AbortSignal): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  const left = new AbortController();
  const leave = (): void => left.abort();
  response.once('close', leave);
  response.once('error', leave);
  signal.addEventListener('abort', leave, { once: true });
  try {
    await once(response, 'drain', { signal: left.signal });
  } catch (problem) {
    // The reader left while we waited: the loop sees that for itself. Anything else is a bug.
    if (!left.signal.aborted) throw problem;
  } finally {
    response.off('close', leave);
    response.off('error', leave);
    signal.removeEventListener('abort', leave);
  }
}
