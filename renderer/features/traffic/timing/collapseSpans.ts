import { describeDuration } from '../../../ui/times.ts';
import type { Span } from './spans.ts';

/** Spans of neighbouring situations that look and read the same become one: 300 that took as long say no more than one does. */
export function collapseSpans(spans: readonly Span[], total: number): readonly Span[] {
  const collapsed: Span[] = [];
  for (const span of spans) {
    const last = collapsed.at(-1);
    if (last && isSame(last, span, total) && last.situations && span.situations && span.situations[0] === last.situations[1] + 1) {
      collapsed[collapsed.length - 1] = { ...last, situations: [last.situations[0], span.situations[1]] };
    } else collapsed.push(span);
  }
  return collapsed;
}

/** Less than half a hundredth of the whole can't be seen. */
function isSame(a: Span, b: Span, total: number): boolean {
  if (a.name !== b.name || a.signal !== b.signal || (a.to === null) !== (b.to === null)) return false;
  const aEnd = a.to ?? total;
  const bEnd = b.to ?? total;
  if (describeDuration(aEnd - a.from) !== describeDuration(bEnd - b.from)) return false;
  return Math.abs(a.from - b.from) <= total / 200 && Math.abs(aEnd - bEnd) <= total / 200;
}

/** Such as `sample`, `sample 3` or `sample 1–300`, counting situations from 1. */
export function describeSpan({ name, situations }: Span): string {
  if (situations === null) return name;
  const [first, last] = situations;
  return first === last ? `${name} ${first + 1}` : `${name} ${first + 1}–${last + 1}`;
}
