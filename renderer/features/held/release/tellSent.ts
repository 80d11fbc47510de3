import type { Exchange } from '../../../../shared/exchange.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { useView } from '../../../store/view.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { describeCaller } from '../../../ui/callers.ts';
import { tellWith } from '../../../ui/notices.ts';
import { visibleText } from '../../../ui/visibleText.ts';

const SHOWN_LINES = 3;

/** Says in passing what went out and to whom, once nothing else waits: else the next in the queue is the sign. */
export function tellSent(hold: Hold, exchange: Exchange, holds: readonly Hold[]): void {
  if (exchange.outcome !== 'answered' || holds.some((other) => other.state === 'waiting')) return;
  tellWith(`Sent to ${visibleText(describeCaller(hold.caller))} with status ${exchange.status ?? '?'}`, describeSent(exchange), {
    label: 'Show it in Traffic',
    run: () => useView.getState().openExchange(exchange.id),
  });
}

/** The first candidates that went out, a line each. */
function describeSent(exchange: Exchange): string {
  const lines = exchange.situations.flatMap((situation) => situation.candidates.map((candidate) => candidate.line));
  const beyond = lines.length - SHOWN_LINES;
  const shown = lines.slice(0, SHOWN_LINES).map((line) => visibleText(line === '' ? '(blank)' : line));
  if (beyond > 0) shown.push(`and ${describeCount(beyond, 'more candidate')}`);
  return shown.join('\n');
}
