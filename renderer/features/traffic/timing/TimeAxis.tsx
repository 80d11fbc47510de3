import { describeDuration } from '../../../ui/times.ts';
import { axisTicks } from './axisTicks.ts';

/** The time since the request came, over the bars. */
export function TimeAxis({ total }: { readonly total: number }) {
  return (
    <>
      <span>since it came</span>
      <div aria-hidden className="relative h-4 border-b border-line tabular-nums">
        {axisTicks(total).map((at) => (
          <span
            key={at}
            style={{ left: `${total > 0 ? (100 * at) / total : 0}%` }}
            className="absolute bottom-0 h-full border-l border-line-strong pl-1 whitespace-nowrap last:not-first:border-l-0 last:not-first:border-r last:not-first:pr-1 last:not-first:pl-0 last:not-first:-translate-x-full"
          >
            {describeDuration(at)}
          </span>
        ))}
      </div>
      <span className="text-right">lasted</span>
    </>
  );
}
