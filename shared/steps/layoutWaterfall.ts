import type { StepTime } from './stepView.ts';

/** Bars of a waterfall: places and lengths as shares of the whole, one a step; null for a step without a time. */
export interface Waterfall {
  readonly bars: readonly (Bar | null)[];
  /** Milliseconds from the first start to the last end. */
  readonly totalMs: number;
  /** False where one of them does not say when it began: the bars then only follow each other. */
  readonly placed: boolean;
}

export interface Bar {
  readonly from: number;
  readonly length: number;
  readonly lengthMs: number;
}

/** Lays steps out in time, or, where not every start is known, one after another; null where no step tells a time. */
export function layoutWaterfall(times: readonly (StepTime | null)[]): Waterfall | null {
  const known = times.filter((time) => time !== null);
  if (known.length === 0) return null;
  const placed = known.every(({ startMs }) => startMs !== null);
  let end = 0;
  const spans = times.map((time) => {
    if (time === null) return null;
    const start = placed ? (time.startMs ?? 0) : end;
    end = start + time.lengthMs;
    return { start, end };
  });
  let first = Infinity;
  let last = -Infinity;
  for (const span of spans) {
    if (span === null) continue;
    first = Math.min(first, span.start);
    last = Math.max(last, span.end);
  }
  const totalMs = last - first;
  const share = (ms: number): number => (totalMs === 0 ? 0 : ms / totalMs);
  const bars = spans.map(
    (span) => span && { from: share(span.start - first), length: share(span.end - span.start), lengthMs: span.end - span.start },
  );
  return { bars, totalMs, placed };
}
