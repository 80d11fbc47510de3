import { classes } from '../../../ui/classes.ts';
import { describeDuration } from '../../../ui/times.ts';
import type { Span } from './spans.ts';

const COLOURS = { go: 'bg-go', wait: 'bg-wait', stop: 'bg-stop', left: 'bg-gone', plain: 'bg-accent' } as const;

/** One stretch of time, as wide as its share of the whole. */
export function SpanBar({ span, total }: { readonly span: Span; readonly total: number }) {
  const end = span.to ?? total;
  const width = Math.max(0, end - span.from);
  return (
    <>
      <span className="overflow-hidden text-ellipsis whitespace-nowrap" title={span.label}>
        {span.label}
      </span>
      <div className="h-2 rounded-[3px] bg-bg">
        <div
          className={classes('h-2 min-w-0.75 rounded-[3px]', COLOURS[span.signal])}
          style={{ marginLeft: `${Math.min(99, (100 * span.from) / total)}%`, width: `${(100 * width) / total}%` }}
        />
      </div>
      <span className="text-right tabular-nums">
        {describeDuration(width)}
        {span.to === null && '…'}
      </span>
    </>
  );
}
