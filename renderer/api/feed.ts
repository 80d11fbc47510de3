import type { ExchangeEvent } from '../../shared/exchange.ts';
import type { Link } from '../store/connection.ts';
import { useConnection } from '../store/connection.ts';
import { callApi } from './client.ts';
import type { FeedMessage } from './events.ts';
import type { ExchangeList } from './exchangeList.ts';
import { foldEvents, trimList } from './exchangeList.ts';
import { hearLineage, missedLineage } from './lineage/news.ts';
import { openLive } from './live.ts';
import { queryClient } from './queryClient.ts';
import { takeToken } from './token.ts';

/** Events heard lately, to be folded over a page that was on its way while they came. */
const RECENT = 20_000;
/** From this length on a list is cut to its newest, as soon as nobody looks at the others. */
export const LONGEST = 30_000;
export const KEPT = 10_000;

let recent: ExchangeEvent[] = [];
let waiting: ExchangeEvent[] = [];
/** Of the settings in the cache; the host's own word, not what an action put into the cache. */
let settingsRevision = 0;
let frame: number | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Starts to hear the host's events and to fold them into the query cache; resolves once nothing can be missed any more. */
export async function startFeed(): Promise<() => void> {
  const status = await callApi('status');
  queryClient.setQueryData(['status'], status);
  settingsRevision = status.settingsRevision;
  return openLive(status.sequence, takeToken() ?? '', { message: hear, link: changeLink });
}

function changeLink(link: Link): void {
  const { link: before, setLink } = useConnection.getState();
  setLink(link);
  // Events are resumed where they ended; news of trees are not.
  if (before === 'lost' && link === 'live') missedLineage();
}

/** A page as it came, with what has happened since. */
export function foldRecent(list: ExchangeList, filtered: boolean): ExchangeList {
  return foldEvents(list, recent, filtered).list;
}

function hear(message: FeedMessage): void {
  if (message.kind === 'reset') {
    recent = [];
    waiting = [];
    void queryClient.resetQueries({ queryKey: ['exchanges'] });
    void queryClient.invalidateQueries();
    return;
  }
  if (message.kind === 'status') {
    queryClient.setQueryData(['status'], message.status);
    if (settingsRevision !== message.status.settingsRevision) refetchSoon(['settings'], 50);
    settingsRevision = message.status.settingsRevision;
    return;
  }
  if (message.kind === 'lineage') {
    hearLineage(message.news);
    return;
  }
  waiting.push(message.event);
  frame ??= requestAnimationFrame(flush);
  // Hidden windows get no frames.
  timer ??= setTimeout(flush, 500);
}

function flush(): void {
  if (frame !== null) cancelAnimationFrame(frame);
  if (timer !== null) clearTimeout(timer);
  frame = null;
  timer = null;
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  recent = recent.length + events.length > RECENT ? [...recent, ...events].slice(-RECENT / 2) : [...recent, ...events];
  for (const [key, list] of queryClient.getQueriesData<ExchangeList>({ queryKey: ['exchanges'] })) {
    if (!list) continue;
    const filter = key[1] ?? '';
    const folded = foldEvents(list, events, filter !== '');
    // A list that nobody looks at must not grow without end.
    const isWatched = (queryClient.getQueryCache().find({ queryKey: key })?.getObserversCount() ?? 0) > 0;
    queryClient.setQueryData(key, isWatched ? folded.list : trimList(folded.list, LONGEST, KEPT));
    if (folded.missed) refetchSoon(key);
  }
  refetchTouched(events);
}

const TOUCHES_HOLDS = new Set(['held', 'drafted', 'decided', 'committed', 'answered', 'abandoned', 'dropped', 'failed', 'annotated']);

function refetchTouched(events: readonly ExchangeEvent[]): void {
  for (const id of new Set(events.map((event) => event.exchange))) void queryClient.invalidateQueries({ queryKey: ['exchange', id] });
  if (events.some((event) => TOUCHES_HOLDS.has(event.kind))) refetchSoon(['holds'], 50);
}

const soon = new Map<string, ReturnType<typeof setTimeout>>();
/** How long the last refetch took: a search of a large workspace takes its time, and the host's. */
const tookMs = new Map<string, number>();

/** Refetches a query, at most once in a while however often it is asked for, and a tenth of the time at most. */
function refetchSoon(queryKey: readonly unknown[], afterMs = 400): void {
  const name = JSON.stringify(queryKey);
  if (soon.has(name)) return;
  const run = async () => {
    soon.delete(name);
    const began = performance.now();
    await queryClient.invalidateQueries({ queryKey, exact: true });
    tookMs.set(name, performance.now() - began);
  };
  soon.set(
    name,
    setTimeout(() => void run(), Math.max(afterMs, 9 * (tookMs.get(name) ?? 0))),
  );
}
