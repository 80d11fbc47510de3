import type { Hold } from '../../../../shared/hold.ts';

/** How long a held caller is likely to wait on, for the queue. */
export interface Countdown {
  /** Such as `4:12 left`, `kept alive 0:34` or, where nothing is known of its patience, `waits 0:34`. */
  readonly text: string;
  /** The share of its patience that is left, 0 to 1; null where there is nothing to count down. */
  readonly share: number | null;
  /** `soon` in the last minute, `past` beyond the likely deadline, `unknown` where no deadline is known. */
  readonly urgency: 'unknown' | 'calm' | 'soon' | 'past';
}

const SOON_MS = 60_000;

/** `now` in milliseconds since the epoch, as the hold's own times. */
export function describeCountdown(hold: Hold, now: number): Countdown {
  if (hold.state === 'left') return { text: 'caller left', share: null, urgency: 'calm' };
  if (hold.deadlineAt !== null) return countTo(hold.deadlineAt, hold.heldAt, now);
  const waited = describeSpan(now - hold.heldAt);
  // A known patience without a deadline is one that white space renews before it ends.
  if (hold.committedStatus !== null || hold.patience.silenceMs !== null)
    return { text: `kept alive ${waited}`, share: null, urgency: 'calm' };
  return { text: `waits ${waited}`, share: null, urgency: 'unknown' };
}

function countTo(deadlineAt: number, heldAt: number, now: number): Countdown {
  const leftMs = deadlineAt - now;
  if (leftMs <= 0) return { text: `${describeSpan(-leftMs)} over`, share: 0, urgency: 'past' };
  const wholeMs = Math.max(1, deadlineAt - heldAt);
  return { text: `${describeSpan(leftMs)} left`, share: Math.min(1, leftMs / wholeMs), urgency: leftMs < SOON_MS ? 'soon' : 'calm' };
}

/** A span as `m:ss`, or `h:mm:ss` from an hour on; parts of a second are cut off. */
export function describeSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
