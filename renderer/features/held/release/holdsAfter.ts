import type { Exchange } from '../../../../shared/exchange.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { isLeftBehind } from '../../../../shared/leftBehind.ts';

/** The queue once an exchange has come to stand so: what the host will say a moment later. */
export function holdsAfter(holds: readonly Hold[], exchange: Exchange): Hold[] {
  const decided = exchange.situations.filter((situation) => situation.phase === 'decided').length;
  const open = exchange.outcome === 'waiting' || exchange.outcome === 'held';
  return holds.flatMap((hold) => {
    if (hold.exchange !== exchange.id) return [hold];
    const situation = exchange.situations[hold.index];
    if (isLeftBehind(exchange, hold.index)) return [{ ...hold, state: 'left' }];
    if (!open) return [];
    return [{ ...hold, decided, state: situation?.phase === 'decided' ? 'released' : 'waiting' }];
  });
}

/** What became of a situation that is in the queue no more, in a sentence. */
export function describeGone(exchange: Exchange | undefined, index: number): string {
  if (!exchange) return 'It is no longer in the queue.';
  const by = exchange.situations[index]?.decidedBy ?? exchange.answeredBy;
  switch (exchange.outcome) {
    case 'answered':
      if (by === 'signalbox') return 'Signalbox was closed while this waited, and answered it with error candidates.';
      return `The answer has gone out with status ${exchange.status ?? '?'}${by === null ? '' : `, decided by ${by}`}.`;
    case 'abandoned':
      return asSentence(exchange.reason ?? 'The caller left before it had an answer');
    case 'dropped':
      return 'The connection was dropped by hand.';
    case 'failed':
      return `It could not be answered. ${asSentence(exchange.reason ?? 'No reason is known')}`;
    case 'refused':
      return `Its caller got status ${exchange.status ?? '?'}. ${asSentence(exchange.reason ?? 'No reason is known')}`;
    case 'waiting':
    case 'held':
      return 'It was decided elsewhere; its exchange still waits.';
  }
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
