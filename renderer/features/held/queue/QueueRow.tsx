import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { protocolNamed } from '../../../../shared/protocols/protocols.ts';
import { describeCaller } from '../../../ui/callers.ts';
import { classes } from '../../../ui/classes.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import type { Countdown } from './countdown.ts';
import { describeCountdown } from './countdown.ts';
import type { QueueItem } from './queueSelection.ts';

interface QueueRowProps {
  readonly item: QueueItem;
  readonly chosen: boolean;
  /** Milliseconds since the epoch; ticks once a second. */
  readonly now: number;
}

const TEXTS = { unknown: 'text-ink-2', calm: 'text-wait', soon: 'text-stop', past: 'text-stop' } as const;

export function rowId(situation: string): string {
  return `hold-${situation}`;
}

/** One hold: what is asked, by whom, how long they are likely to wait. */
export function QueueRow({ item, chosen, now }: QueueRowProps) {
  const { hold, gone } = item;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const countdown = describeCountdown(hold, now);
  const state = gone ? 'gone' : hold.state;
  const counts = state === 'waiting' && countdown.share !== null;
  const place = hold.of > 1 ? `${hold.index + 1} of ${hold.of}` : '1';
  return (
    <div
      ref={row}
      id={rowId(hold.situation)}
      role="option"
      aria-selected={chosen}
      data-situation={hold.situation}
      className={classes(
        'grid gap-0.75 border-b border-line px-3 py-2.25 [contain-intrinsic-size:auto_62px] [content-visibility:auto]',
        chosen ? 'bg-selected -outline-offset-2 outline-accent group-focus-visible:outline-2' : 'hover:bg-hover',
        state !== 'waiting' && 'text-ink-2',
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        <span className="captured-line min-w-0 flex-1 font-medium">
          {hold.asked === '' ? '(an empty instruction)' : visibleText(hold.asked)}
        </span>
        {hold.draft && <Pencil size={12} aria-label="has a draft" className="shrink-0 text-mark" />}
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <span className={`captured-line min-w-0 flex-1 ${chosen ? 'text-ink-2' : 'text-ink-3'}`}>
          {`${protocolNamed(hold.protocol)?.label ?? hold.protocol} · ${place} × ${hold.wanted} · ${visibleText(describeCaller(hold.caller))}`}
        </span>
        <State state={state} countdown={countdown} />
      </div>
      {/* Its room is kept, so that nothing moves once a countdown ends. */}
      <div aria-hidden className={classes('mt-0.5 h-0.75 overflow-hidden rounded-full', counts && 'bg-line')}>
        {counts && (
          <svg className="block h-full w-full" preserveAspectRatio="none" viewBox="0 0 100 1">
            <rect width={(countdown.share ?? 0) * 100} height="1" className={countdown.urgency === 'calm' ? 'fill-wait' : 'fill-stop'} />
          </svg>
        )}
      </div>
    </div>
  );
}

function State({ state, countdown }: { readonly state: 'gone' | 'waiting' | 'released' | 'left'; readonly countdown: Countdown }) {
  if (state === 'waiting') return <span className={`shrink-0 tabular-nums ${TEXTS[countdown.urgency]}`}>{countdown.text}</span>;
  const words = { gone: 'done', released: 'released', left: 'caller left' } as const;
  const colours = { gone: 'text-ink-2', released: 'text-go', left: 'text-ink-2' } as const;
  return <span className={`shrink-0 ${colours[state]}`}>{words[state]}</span>;
}
