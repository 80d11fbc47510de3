import type { Link } from '../store/connection.ts';
import { ApiFailure } from './client.ts';
import type { FeedMessage } from './events.ts';
import { readEvents } from './events.ts';

type ChannelMessage = FeedMessage | { readonly kind: 'link'; readonly link: Link } | { readonly kind: 'hello' };

export interface LiveListener {
  message(message: FeedMessage): void;
  link(link: Link): void;
}

const RETRY_MS = [300, 600, 1_200, 2_500, 5_000] as const;

/**
 * One stream a browser and launch: the window that holds the lock reads it and tells the others. When it closes, the next
 * window takes the lock and resumes after the last event it knows. Windows of an earlier launch may be open at the same
 * address: `launch` keeps them apart, and one that the host knows no more gives up. Returns how to stop.
 */
export function openLive(after: number, launch: string, listener: LiveListener): () => void {
  const name = `signalbox.events.${launch}`;
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  let last = after;
  let link: Link = 'connecting';

  const hear = (message: FeedMessage) => {
    if (message.kind === 'event') last = Math.max(last, message.event.sequence);
    if (message.kind === 'reset') last = message.sequence;
    listener.message(message);
  };
  const tellLink = (next: Link) => {
    link = next;
    listener.link(next);
    channel.postMessage({ kind: 'link', link: next } satisfies ChannelMessage);
  };
  const lead = async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      const opened = () => {
        attempt = 0;
        tellLink('live');
      };
      const heard = (message: FeedMessage) => {
        channel.postMessage(message satisfies ChannelMessage);
        hear(message);
      };
      // However it ended: say so, wait, resume after the last event heard. The status line carries the reason's words.
      const fault: unknown = await readEvents(last, { opened, heard }, stop.signal).catch((reason: unknown) => reason);
      if (stop.signal.aborted) return;
      tellLink('lost');
      if (fault instanceof ApiFailure && fault.status === 401) return;
      await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 5_000, stop.signal);
    }
  };

  let leads = false;
  // Only windows of this page speak on the channel, all of them through ChannelMessage.
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === 'hello') {
      if (leads) channel.postMessage({ kind: 'link', link } satisfies ChannelMessage);
    } else if (data.kind === 'link') listener.link(data.link);
    else hear(data);
  };
  channel.postMessage({ kind: 'hello' } satisfies ChannelMessage);
  void navigator.locks
    .request(name, { signal: stop.signal }, () => {
      leads = true;
      return lead();
    })
    .catch(() => undefined); // Stopped while it queued for the lock.

  return () => {
    stop.abort();
    channel.close();
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
