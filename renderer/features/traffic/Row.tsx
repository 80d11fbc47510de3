import { memo } from 'react';
import type { Exchange } from '../../../shared/exchange.ts';
import { protocolNamed } from '../../../shared/protocols/protocols.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Dot } from '../../ui/Dot.tsx';
import { describeClock } from '../../ui/times.ts';
import { describeAnswerer, describeAsked, describeShape, describeTotal, signalOf } from './describeExchange.ts';
import { Marks } from './Marks.tsx';

interface RowProps extends RowPlace {
  readonly exchange: Exchange;
  /** Whether it stands below the open run it is in. */
  readonly nested: boolean;
}

export interface RowPlace {
  readonly index: number;
  /** Pixels from the list's start. */
  readonly top: number;
  readonly chosen: boolean;
  readonly onChoose: (index: number) => void;
}

/** The chosen row shows where the keyboard is while the list has the focus. */
export const CHOSEN_ROW = 'bg-selected -outline-offset-2 outline-accent group-focus-visible:outline-2';

/** One exchange in one line. Repainted only when it or its place changes. */
export const Row = memo(
  function Row({ exchange, nested, index, top, chosen, onChoose }: RowProps) {
    return (
      <div
        id={`row-${index}`}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={chosen}
        data-exchange={exchange.id}
        onMouseDown={(event) => {
          if (event.button === 0) onChoose(index);
        }}
        style={{ top }}
        className={classes('traffic-row traffic-line', chosen ? CHOSEN_ROW : 'hover:bg-hover')}
      >
        <span role="gridcell" className={classes('font-mono text-s', chosen ? 'text-ink-2' : 'text-ink-3')}>
          {describeClock(exchange.receivedAt)}
        </span>
        <span role="gridcell" className="column-contract">
          {exchange.protocol !== null && <Badge>{protocolNamed(exchange.protocol)?.label ?? exchange.protocol}</Badge>}
        </span>
        <span role="gridcell" dir="auto" className={classes('captured-line text-left', nested ? 'pl-3.5 text-ink-2' : 'text-ink')}>
          {describeAsked(exchange)}
        </span>
        <span role="gridcell" className="text-right tabular-nums">
          {describeShape(exchange)}
        </span>
        <span role="gridcell" className="column-by">
          {describeAnswerer(exchange)}
        </span>
        <span role="gridcell" className="flex items-center gap-1.5">
          <Dot signal={signalOf(exchange)} />
          <span className="overflow-hidden text-ellipsis">{exchange.outcome}</span>
        </span>
        <span role="gridcell" className="text-right tabular-nums">
          {describeTotal(exchange)}
        </span>
        <Marks exchange={exchange} />
      </div>
    );
  },
  (before, after) =>
    before.exchange === after.exchange &&
    before.nested === after.nested &&
    before.index === after.index &&
    before.top === after.top &&
    before.chosen === after.chosen,
);
