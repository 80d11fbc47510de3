import type { Hold } from '../../../../shared/hold.ts';

/** The queue as shown: holds oldest first, and the chosen one even after it has gone from them. */
export interface Queue {
  readonly items: readonly QueueItem[];
  readonly selected: QueueItem | null;
}

export interface QueueItem {
  readonly hold: Hold;
  /** It is no longer in the queue of the host: answered, dropped, or dismissed. */
  readonly gone: boolean;
}

/** What the person looks at: a situation, and the hold as last seen, so that it can stay on screen. */
export interface Selection {
  readonly hold: Hold;
}

/**
 * Arrivals and departures never move the selection: a chosen hold that went stays in its place, as
 * last seen. Only where nothing is chosen yet is the oldest waiting one shown.
 */
export function arrangeQueue(holds: readonly Hold[], selection: Selection | null, filter: string): Queue {
  const needle = filter.trim().toLowerCase();
  const shown: QueueItem[] = holds
    .filter((hold) => hold.situation === selection?.hold.situation || needle === '' || searchable(hold).includes(needle))
    .map((hold) => ({ hold, gone: false }));
  if (selection && !holds.some((hold) => hold.situation === selection.hold.situation)) shown.push({ hold: selection.hold, gone: true });
  shown.sort((left, right) => byAge(left.hold, right.hold));
  const selected = selection ? shown.find((item) => item.hold.situation === selection.hold.situation) : (nextWaiting(shown) ?? shown[0]);
  return { items: shown, selected: selected ?? null };
}

/** The item `by` places from the chosen one, held at both ends; the first where none is chosen. */
export function step(queue: Queue, by: number): QueueItem | null {
  const at = queue.items.findIndex((item) => item.hold.situation === queue.selected?.hold.situation);
  if (at < 0) return queue.items[0] ?? null;
  return queue.items[Math.min(queue.items.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where to go after the person's own release: the oldest other one that still waits for them. */
export function afterRelease(queue: Queue): QueueItem | null {
  const others = queue.items.filter((item) => item.hold.situation !== queue.selected?.hold.situation);
  return nextWaiting(others) ?? null;
}

function nextWaiting(items: readonly QueueItem[]): QueueItem | undefined {
  return items.find((item) => !item.gone && item.hold.state === 'waiting');
}

function byAge(left: Hold, right: Hold): number {
  // By arrival, not by when the hold began: a release that was undone goes back to its own place.
  return Number(left.exchange) - Number(right.exchange) || left.index - right.index;
}

function searchable(hold: Hold): string {
  return `${hold.asked}\n${hold.protocol}\n${hold.sourceId}\n${hold.situation}\n${hold.caller.userAgent ?? ''}\n${hold.caller.address}`.toLowerCase();
}
