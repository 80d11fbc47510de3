import { ChevronDown, ChevronRight } from 'lucide-react';
import { protocolNamed } from '../../../shared/protocols/protocols.ts';
import { describeCount } from '../../ui/amounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Dot } from '../../ui/Dot.tsx';
import { describeClock } from '../../ui/times.ts';
import { describeAsked, signalOf } from './describeExchange.ts';
import type { RowPlace } from './Row.tsx';
import { CHOSEN_ROW } from './Row.tsx';
import type { ProbeRun } from './rows.ts';

interface RunRowProps extends RowPlace {
  readonly run: ProbeRun;
  /** Given the id of the run's oldest exchange. */
  readonly onToggle: (oldest: string) => void;
}

/** Several identical probes in one line, opened by a click on its arrow or by Enter. */
export function RunRow({ run, index, top, chosen, onChoose, onToggle }: RunRowProps) {
  const { newest, oldest } = run;
  const Arrow = run.expanded ? ChevronDown : ChevronRight;
  return (
    <div
      id={`row-${index}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen}
      onMouseDown={(event) => {
        if (event.button === 0) onChoose(index);
      }}
      onDoubleClick={() => onToggle(oldest.id)}
      style={{ top }}
      className={classes('traffic-row traffic-line', chosen ? `${CHOSEN_ROW} text-ink-2` : 'text-ink-3 hover:bg-hover')}
    >
      <span role="gridcell" className="font-mono text-s">
        {describeClock(newest.receivedAt)}
      </span>
      <span role="gridcell" className="column-contract">
        {newest.protocol !== null && <Badge>{protocolNamed(newest.protocol)?.label ?? newest.protocol}</Badge>}
      </span>
      <span role="gridcell" className="flex min-w-0 items-center gap-1">
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={run.expanded}
          aria-label="Each of these probes"
          onMouseDown={(event) => event.stopPropagation()}
          onClick={() => onToggle(oldest.id)}
          className="-ml-1 rounded-sm hover:bg-selected hover:text-ink"
        >
          <Arrow size={14} aria-hidden />
        </button>
        <span className="overflow-hidden text-ellipsis">{describeAsked(newest)}</span>
        <span className="shrink-0 tabular-nums">× {describeCount(run.count)}</span>
      </span>
      <span aria-hidden />
      <span aria-hidden className="column-by" />
      <span role="gridcell" className="flex items-center gap-1.5">
        <Dot signal={signalOf(newest)} />
        {newest.outcome}
      </span>
      <span aria-hidden />
      <span aria-hidden />
    </div>
  );
}
