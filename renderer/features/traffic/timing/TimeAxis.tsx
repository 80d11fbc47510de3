import { describeDuration } from '../../../ui/times.ts';
import { axisTicks } from './axisTicks.ts';

/** Percent; beyond it there is no room for words. */
const ROOM = 86;

/** The time since the request came, over the bars. */
export function TimeAxis({ total }: { readonly total: number }) {
  return (
    <>
      <span>since it came</span>
      <div aria-hidden className="relative h-4 border-b border-line tabular-nums">
        {axisTicks(total).map((at) => {
          const left = total > 0 ? (100 * at) / total : 0;
          return (
            <span
              key={at}
              style={{ left: `${left}%` }}
              className="absolute bottom-0 h-full border-l border-line-strong pl-1 whitespace-nowrap"
            >
              {left <= ROOM && describeDuration(at)}
            </span>
          );
        })}
      </div>
      <span className="text-right">lasted</span>
    </>
  );
}
