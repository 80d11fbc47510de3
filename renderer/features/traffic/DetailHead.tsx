import type { Exchange } from '../../../shared/exchange.ts';
import { protocolNamed } from '../../../shared/protocols/protocols.ts';
import { Badge } from '../../ui/Badge.tsx';
import { describeCaller } from '../../ui/callers.ts';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dot } from '../../ui/Dot.tsx';
import { SIGNAL_TEXT } from '../../ui/signals.ts';
import { describeMoment } from '../../ui/times.ts';
import { visibleText } from '../../ui/visibleText.ts';
import { describeAnswerer, describeRequest, describeTotal, marksOf, signalOf } from './describeExchange.ts';
import { MAKESHIFT } from './Marks.tsx';

/** What was asked, by whom, and what came of it. */
export function DetailHead({ exchange }: { readonly exchange: Exchange }) {
  const signal = signalOf(exchange);
  const by = describeAnswerer(exchange);
  const title = visibleText(describeRequest(exchange));
  return (
    <header className="shrink-0 px-3.5 pt-2.5 pb-1">
      <h2 dir="auto" className="captured line-clamp-2 text-left text-l leading-[1.35] font-semibold" title={title}>
        {title}
      </h2>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-ink-3">
        {exchange.protocol !== null && <Badge>{protocolNamed(exchange.protocol)?.label ?? exchange.protocol}</Badge>}
        <span className="flex items-center font-mono text-m" title={describeMoment(exchange.receivedAt)}>
          #{exchange.id}
          <CopyButton text={exchange.id} label="Copy the exchange’s id" />
        </span>
        <span className="captured-line max-w-44" title={exchange.caller.userAgent ?? exchange.caller.address}>
          {visibleText(describeCaller(exchange.caller))}
        </span>
        <span className={classes('flex items-center gap-1.5', SIGNAL_TEXT[signal])}>
          <Dot signal={signal} />
          {exchange.outcome}
          {exchange.status !== null && ` ${exchange.status}`}
          {by !== '—' && <span className="text-ink-3">by {by}</span>}
        </span>
        {exchange.endedAt !== null && <span className="tabular-nums">{describeTotal(exchange)}</span>}
        {exchange.committedAt !== null && exchange.endedAt === null && (
          <span className="text-wait">kept alive: status {exchange.status} is committed</span>
        )}
        {marksOf(exchange).includes('makeshift') && <span className="text-stop">{MAKESHIFT}</span>}
        {exchange.forced && <span className="text-mark">sent in spite of errors</span>}
      </div>
      {exchange.reason !== null && (
        <p className={classes('captured mt-1 line-clamp-3', SIGNAL_TEXT[signal])} title={visibleText(exchange.reason)}>
          {visibleText(exchange.reason)}
        </p>
      )}
    </header>
  );
}
