import { keyOf, literalOf, memberOf, membersOf, stringOf } from '../json/access.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import type { StepTime } from './stepView.ts';

const STARTS = ['started_at', 'start_time', 'startedAt', 'start', 'timestamp', 'created_at'];
const ENDS = ['ended_at', 'end_time', 'endedAt', 'finished_at', 'completed_at', 'end'];
/** Whose unit the name tells; without it a number may be anything. */
const MILLISECONDS = /(?:_ms|Ms|_millis|_milliseconds|milliseconds)$/;
const SECONDS = /(?:_s|_sec|_secs|_seconds|Seconds|^seconds)$/;
const DURATION = /(?:duration|latency|elapsed|took)/i;

/** Whether a member tells how long something took. */
export function isDuration(key: string): boolean {
  return DURATION.test(key) || MILLISECONDS.test(key) || (SECONDS.test(key) && !isTimeKey(key));
}

/** Whether a member tells when something was. */
export function isTimeKey(key: string): boolean {
  return STARTS.includes(key) || ENDS.includes(key);
}

/** When a step ran: from a start and an end, a start and a length, or a length alone; null where it tells none of these. */
export function readStepTime(document: JsonDocument): StepTime | null {
  const startMs = momentAt(document, STARTS);
  const endMs = momentAt(document, ENDS);
  const lengthMs = startMs !== null && endMs !== null && endMs >= startMs ? endMs - startMs : longestLength(document);
  return lengthMs === null ? null : { startMs, lengthMs };
}

/** Of several lengths the longest: it holds the others, such as that of one attempt. */
function longestLength(document: JsonDocument): number | null {
  let longest: number | null = null;
  for (const node of membersOf(document, 0)) {
    const key = keyOf(document, node) ?? '';
    if (document.kinds[node] !== KIND.number || !isDuration(key)) continue;
    const factor = MILLISECONDS.test(key) ? 1 : SECONDS.test(key) ? 1_000 : null;
    const value = factor === null ? NaN : Number(literalOf(document, node)) * factor;
    if (value >= 0 && Number.isFinite(value)) longest = Math.max(longest ?? 0, value);
  }
  return longest;
}

function momentAt(document: JsonDocument, keys: readonly string[]): number | null {
  for (const key of keys) {
    const node = memberOf(document, 0, key);
    const moment = node < 0 ? null : readMoment(document, node);
    if (moment !== null) return moment;
  }
  return null;
}

/** Seconds or milliseconds since the epoch, by their size, or an ISO 8601 text. */
function readMoment(document: JsonDocument, node: number): number | null {
  if (document.kinds[node] === KIND.number) {
    const value = Number(literalOf(document, node));
    if (value >= 1e8 && value < 1e11) return value * 1_000;
    return value >= 1e11 && value < 1e14 ? value : null;
  }
  if (document.kinds[node] !== KIND.string) return null;
  const text = stringOf(document, node);
  const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(moment) ? null : moment;
}
