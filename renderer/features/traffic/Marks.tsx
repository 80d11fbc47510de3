import { CircleAlert, ShieldAlert, TriangleAlert, Unplug } from 'lucide-react';
import type { Exchange } from '../../../shared/exchange.ts';
import { describeCount } from '../../ui/amounts.ts';
import { marksOf } from './describeExchange.ts';

const MARKS = {
  error: { icon: CircleAlert, colour: 'text-stop' },
  warning: { icon: TriangleAlert, colour: 'text-wait' },
  abandoned: { icon: Unplug, colour: 'text-ink-3' },
  forced: { icon: ShieldAlert, colour: 'text-mark' },
} as const;

/** Marks at a row's end, each with its words. */
export function Marks({ exchange }: { readonly exchange: Exchange }) {
  const words = {
    error: describeCount(exchange.findings.error, 'error'),
    warning: describeCount(exchange.findings.warning, 'warning'),
    abandoned: 'the caller left',
    forced: 'sent in spite of errors',
  };
  return (
    <span role="gridcell" className="flex items-center justify-end gap-1">
      {marksOf(exchange).map((mark) => {
        const { icon: Icon, colour } = MARKS[mark];
        return (
          <span key={mark} title={words[mark]} className={colour}>
            <Icon size={13} strokeWidth={1.8} role="img" aria-label={words[mark]} />
          </span>
        );
      })}
    </span>
  );
}
