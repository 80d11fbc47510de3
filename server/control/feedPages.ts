import type { Store } from '../store/store.ts';
import { withoutHeaders } from './withoutHeaders.ts';

/** Events after some place, as readers of the feed get them. */
export interface FeedPage {
  /** Sequence of the first and the last of them; null where there is none. */
  readonly range: { readonly first: number; readonly last: number } | null;
  /** Whether there may be more after it. */
  readonly full: boolean;
  /** Server-sent events, in UTF-8. */
  readonly bytes: Uint8Array;
}

/** Pages of the store's events, read and written out once for all readers that stand at the same place. */
export interface FeedPages {
  after(sequence: number): FeedPage;
  close(): void;
}

const pageSize = 500;
/** Most readers stand at the newest event; a few catch up from elsewhere. */
const pagesAtHand = 4;

export function createFeedPages(store: Pick<Store, 'eventsAfter' | 'onEvents'>): FeedPages {
  const pages = new Map<number, FeedPage>();
  // What was the end of a page is its end no more.
  const stop = store.onEvents(() => pages.clear());

  function read(sequence: number): FeedPage {
    const events = store.eventsAfter(sequence, pageSize);
    const [first, last] = [events[0], events[events.length - 1]];
    let text = '';
    for (const event of events) text += `id: ${event.sequence}\nevent: exchange\ndata: ${JSON.stringify(withoutHeaders(event))}\n\n`;
    return {
      range: first && last ? { first: first.sequence, last: last.sequence } : null,
      full: events.length === pageSize,
      bytes: Buffer.from(text, 'utf8'),
    };
  }

  return {
    after(sequence) {
      const known = pages.get(sequence);
      if (known) return known;
      const page = read(sequence);
      for (const oldest of pages.keys()) {
        if (pages.size < pagesAtHand) break;
        pages.delete(oldest);
      }
      pages.set(sequence, page);
      return page;
    },
    close() {
      stop();
      pages.clear();
    },
  };
}
