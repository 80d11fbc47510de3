import type { ExchangeDetail } from '../../../../shared/api.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Scroll } from '../../../ui/Scroll.tsx';
import { describeDuration, describeMoment } from '../../../ui/times.ts';
import { useNow } from '../../../ui/useNow.ts';
import { collapseSpans } from './collapseSpans.ts';
import { timeSpans } from './spans.ts';
import { SpanBar } from './SpanBar.tsx';
import { TimeAxis } from './TimeAxis.tsx';

const MOST_BARS = 200;

/** Received, held, decided, committed, answered: what the time went into. */
export function TimingTab({ detail }: { readonly detail: ExchangeDetail }) {
  const { exchange, events } = detail;
  const now = useNow(250, exchange.endedAt === null);
  const { spans, moments } = timeSpans(exchange, events);
  const total = Math.max(0, (exchange.endedAt ?? now) - exchange.receivedAt);
  const bars = collapseSpans(spans, total);
  return (
    <Scroll label="Timing" className="flex-1 overflow-y-auto p-3.5">
      <p className="mb-3 text-ink-2 tabular-nums">
        {exchange.endedAt === null ? 'Waiting for ' : 'In all '}
        <span className="font-semibold text-ink">{describeDuration(total)}</span>
        <span className="text-ink-3"> · received {describeMoment(exchange.receivedAt)}</span>
      </p>
      <div className="grid grid-cols-[100px_1fr_72px] items-center gap-x-2.5 gap-y-1.5 text-s text-ink-3">
        <TimeAxis total={total} />
        {bars.slice(0, MOST_BARS).map((span, index) => (
          <SpanBar key={index} span={span} total={total} />
        ))}
      </div>
      {bars.length > MOST_BARS && <p className="mt-1.5 text-s text-ink-3">and {describeCount(bars.length - MOST_BARS)} more</p>}
      <dl className="mt-5 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 text-ink-2 tabular-nums">
        {moments.map(({ label, at }) => (
          <div key={`${label} ${at}`} className="contents">
            <dt className="text-ink-3">after {describeDuration(at)}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Scroll>
  );
}
