import { classes } from '../../../ui/classes.ts';
import { describeDuration } from '../../../ui/times.ts';
import { describeSpan } from './collapseSpans.ts';
import type { Span } from './spans.ts';

const COLOURS = { go: 'bg-go', wait: 'bg-wait', stop: 'bg-stop', left: 'bg-gone', plain: 'bg-accent' } as const;

/** One stretch of time, as wide as its share of the whole. */
export function SpanBar({ span, total }: { readonly span: Span; readonly total: number }) {
  const label = describeSpan(span);
  const share = (ms: number) => (total > 0 ? (100 * ms) / total : 0);
  const end = span.to ?? total;
  const width = Math.max(0, end - span.from);
  return (
    <>
      <span className="overflow-hidden text-ellipsis whitespace-nowrap" title={label}>
        {label}
      </span>
      <div className="h-2 rounded-[3px] bg-bg">
        <div
          className={classes('h-2 min-w-0.75 rounded-[3px]', COLOURS[span.signal])}
          style={{ marginLeft: `${Math.min(99, share(span.from))}%`, width: `${share(width)}%` }}
        />
      </div>
      <span className="text-right tabular-nums">
        {describeDuration(width)}
        {span.to === null && '…'}
      </span>
    </>
  );
}
