import { useExchanges } from '../api/exchanges.ts';
import { useHolds, useStatusPart } from '../api/queries.ts';
import { arrangeQueue } from '../features/held/queue/queueSelection.ts';
import { useView } from '../store/view.ts';
import { describeCount } from '../ui/amounts.ts';

/** How many of all a filter lets through. */
export function FilterCount({ filter }: { readonly filter: string }) {
  const onHeld = useView((view) => view.screen === 'held');
  return (
    <span role="status" className="shrink-0 text-s text-ink-3 tabular-nums">
      {onHeld ? <HeldCount filter={filter} /> : <TrafficCount filter={filter} />}
    </span>
  );
}

function HeldCount({ filter }: { readonly filter: string }) {
  const { data: holds = [] } = useHolds();
  return `${describeCount(arrangeQueue(holds, null, filter).items.length)} of ${describeCount(holds.length)}`;
}

function TrafficCount({ filter }: { readonly filter: string }) {
  const { list } = useExchanges(filter);
  const total = useStatusPart((status) => status.exchanges) ?? 0;
  if (!list) return '…';
  // Older ones are read as they are scrolled to.
  return `${describeCount(list.exchanges.length)}${list.more ? ' or more' : ''} of ${describeCount(total)}`;
}
