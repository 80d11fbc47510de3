import type { Outcome } from '../../shared/exchange.ts';
import type { Signal } from './Dot.tsx';

/** Green went, amber waits, red stopped, grey left. */
export const OUTCOME_SIGNALS: Readonly<Record<Outcome, Signal>> = {
  waiting: 'wait',
  held: 'wait',
  answered: 'go',
  refused: 'stop',
  failed: 'stop',
  abandoned: 'left',
  dropped: 'left',
};

/** Classes that colour text by a signal. */
export const SIGNAL_TEXT: Readonly<Record<Signal, string>> = { go: 'text-go', wait: 'text-wait', stop: 'text-stop', left: 'text-gone' };
