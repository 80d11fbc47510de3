import type { Exchange } from '../../../../shared/exchange.ts';
import type { Captured } from '../../../api/captured.ts';
import { classes } from '../../../ui/classes.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { SIGNAL_TEXT } from '../../../ui/signals.ts';
import { describeAnswerer, signalOf } from '../describeExchange.ts';
import { PlainAnswer } from './PlainAnswer.tsx';

interface WholeAnswerProps {
  readonly exchange: Exchange;
  readonly captured: Captured;
}

/** What a caller that asked for decisions was told instead of candidates: the status and the body. */
export function WholeAnswer({ exchange, captured }: WholeAnswerProps) {
  const signal = signalOf(exchange);
  return (
    <section aria-label="What was answered" className="mb-5 grid gap-2">
      <p className={classes('flex items-center gap-1.5', SIGNAL_TEXT[signal])}>
        <Dot signal={signal} />
        Answered with status {exchange.status} by {describeAnswerer(exchange)}, without candidates.
      </p>
      <PlainAnswer exchange={exchange} captured={captured} title="What the caller was told" />
    </section>
  );
}
