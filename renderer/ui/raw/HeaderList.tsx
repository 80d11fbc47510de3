import { ChevronDown, ChevronRight } from 'lucide-react';
import type { HeaderPairs } from '../../../shared/exchange.ts';
import type { CapturedBody } from '../../api/captured.ts';
import { useLayout } from '../../api/layout.ts';
import { describeBytes, describeCount } from '../amounts.ts';
import { Scroll } from '../Scroll.tsx';
import { visibleText } from '../visibleText.ts';

interface HeaderListProps {
  /** The request line, or the status. */
  readonly first: string;
  readonly headers: HeaderPairs;
  /** Names whose values are hidden. */
  readonly redacted: readonly string[];
  readonly wireBytes: number;
  readonly body: CapturedBody | null;
}

/** Headers as they came: order, case and repetitions kept, secrets marked. */
export function HeaderList({ first, headers, redacted, wireBytes, body }: HeaderListProps) {
  const [open, setOpen] = useLayout<boolean>('traffic.headers', true);
  const Arrow = open ? ChevronDown : ChevronRight;
  const secret = new Set(redacted.map((name) => name.toLowerCase()));
  const encoding = headers.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
  return (
    <details
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) setOpen(event.currentTarget.open);
      }}
      className="shrink-0 border-b border-line"
    >
      <summary className="flex cursor-default items-center gap-2.5 overflow-hidden px-3.5 py-1.5 whitespace-nowrap -outline-offset-2 hover:bg-hover">
        <Arrow size={13} aria-hidden className="-ml-1 shrink-0 text-ink-3" />
        <span className="captured-line -ml-1 font-mono text-m font-medium">{visibleText(first)}</span>
        <span className="text-s text-ink-3 tabular-nums">
          {describeCount(headers.length, 'header')} · {describeBytes(wireBytes)}
          {encoding !== undefined && ` on the wire as ${encoding}`}
          {encoding !== undefined && body !== null && body.text !== null && `, ${describeBytes(body.bytes.length)} inflated`}
        </span>
      </summary>
      <Scroll label="Headers" className="max-h-45 overflow-y-auto">
        <dl className="grid grid-cols-[fit-content(40%)_1fr] gap-x-3 gap-y-0.5 px-3.5 pb-2 font-mono text-m">
          {headers.map(([name, value], index) => (
            <div key={index} className="contents">
              <dt className="captured text-accent">{visibleText(name)}</dt>
              {secret.has(name.toLowerCase()) ? (
                <dd className="text-ink-3" title="Hidden by the setting “secret headers”">
                  {value} <span className="rounded-sm bg-raised px-1 font-sans text-s">hidden</span>
                </dd>
              ) : (
                <dd className="captured">{visibleText(value)}</dd>
              )}
            </div>
          ))}
        </dl>
      </Scroll>
    </details>
  );
}
