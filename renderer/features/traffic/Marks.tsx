import { CircleAlert, Info, ShieldAlert, TriangleAlert, Unplug } from 'lucide-react';
import type { Exchange } from '../../../shared/exchange.ts';
import { describeCount } from '../../ui/amounts.ts';
import type { Mark } from './describeExchange.ts';
import { marksOf } from './describeExchange.ts';

const MARKS = {
  error: { icon: CircleAlert, colour: 'text-stop' },
  warning: { icon: TriangleAlert, colour: 'text-wait' },
  note: { icon: Info, colour: 'text-ink-3' },
  abandoned: { icon: Unplug, colour: 'text-ink-3' },
  makeshift: { icon: TriangleAlert, colour: 'text-stop' },
  forced: { icon: ShieldAlert, colour: 'text-mark' },
} as const;

/** Of an answer that nobody decided. */
export const MAKESHIFT = 'answered by Signalbox itself with error candidates';

/** Marks at a row's end, each with its words. */
export function Marks({ exchange }: { readonly exchange: Exchange }) {
  return (
    <span role="gridcell" className="flex items-center justify-end gap-1">
      {marksOf(exchange).map((mark) => {
        const { icon: Icon, colour } = MARKS[mark];
        const words = describeMark(mark, exchange);
        return (
          <span key={mark} title={words} className={colour}>
            <Icon size={13} strokeWidth={1.8} role="img" aria-label={words} />
          </span>
        );
      })}
    </span>
  );
}

function describeMark(mark: Mark, exchange: Exchange): string {
  switch (mark) {
    case 'error':
      return describeCount(exchange.findings.error, 'error');
    case 'warning':
      return describeCount(exchange.findings.warning, 'warning');
    case 'note':
      return describeCount(exchange.findings.note, 'note');
    case 'abandoned':
      return 'the caller left';
    case 'makeshift':
      return MAKESHIFT;
    case 'forced':
      return 'sent in spite of errors';
  }
}
