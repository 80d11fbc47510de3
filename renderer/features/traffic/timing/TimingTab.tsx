import { useEffect, useState } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import { Scroll } from '../../../ui/Scroll.tsx';
import { describeDuration, describeMoment } from '../../../ui/times.ts';
import { timeSpans } from './spans.ts';
import { SpanBar } from './SpanBar.tsx';

const MOST_BARS = 200;

/** Received, held, decided, committed, answered: what the time went into. */
export function TimingTab({ detail }: { readonly detail: ExchangeDetail }) {
  const { exchange, events } = detail;
  const now = useNow(exchange.endedAt === null);
  const { spans, moments } = timeSpans(exchange, events);
  const total = Math.max(1, (exchange.endedAt ?? now) - exchange.receivedAt);
  return (
    <Scroll label="Timing" className="flex-1 overflow-y-auto p-3.5">
      <div className="grid grid-cols-[100px_1fr_72px] items-center gap-x-2.5 gap-y-1.5 text-s text-ink-3">
        {spans.slice(0, MOST_BARS).map((span, index) => (
          <SpanBar key={index} span={span} total={total} />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 text-ink-2 tabular-nums">
        <dt className="text-ink-3">received</dt>
        <dd className="font-mono text-m">{describeMoment(exchange.receivedAt)}</dd>
        {moments.map(({ label, at }) => (
          <div key={`${label} ${at}`} className="contents">
            <dt className="text-ink-3">after {describeDuration(at)}</dt>
            <dd>{label}</dd>
          </div>
        ))}
        <dt className="text-ink-3">{exchange.endedAt === null ? 'waiting for' : 'in all'}</dt>
        <dd>{describeDuration(total)}</dd>
      </dl>
    </Scroll>
  );
}

/** The time, four times a second while something goes on. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
