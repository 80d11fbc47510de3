import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { useConnection } from '../../../store/connection.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useNow } from '../../../ui/useNow.ts';
import type { Queue } from './queueSelection.ts';
import { step } from './queueSelection.ts';
import { QueueRow, rowId } from './QueueRow.tsx';
import { ReleaseAll } from './ReleaseAll.tsx';

interface QueuePaneProps {
  readonly queue: Queue;
  readonly filtered: boolean;
  readonly onChoose: (situation: string) => void;
  readonly onEnter: () => void;
  readonly list: Ref<HTMLDivElement>;
}

/** Who waits, oldest first. */
export function QueuePane({ queue, filtered, onChoose, onEnter, list }: QueuePaneProps) {
  // What callers do is not known while nothing is heard of them: their times stand still.
  const lost = useConnection((connection) => connection.link === 'lost');
  const now = useNow(1_000, !lost);
  const chosen = queue.selected?.hold.situation;
  const waiting = queue.items.filter(({ hold, gone }) => !gone && hold.state === 'waiting').map(({ hold }) => hold);
  const move = (by: number) => {
    const item = step(queue, by);
    if (item) onChoose(item.hold.situation);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Home: () => move(-queue.items.length),
    End: () => move(queue.items.length),
    PageDown: () => move(10),
    PageUp: () => move(-10),
    Enter: onEnter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-situation]') : null;
    const situation = row?.dataset['situation'];
    if (situation !== undefined) onChoose(situation);
  };
  return (
    <section aria-label="Queue" className="flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="listbox"
        aria-label="Held situations"
        tabIndex={0}
        aria-activedescendant={chosen === undefined ? undefined : rowId(chosen)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="group min-h-0 flex-1 overflow-y-auto outline-none"
      >
        {queue.items.map((item) => (
          <QueueRow key={item.hold.situation} item={item} now={now} chosen={item.hold.situation === chosen} />
        ))}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-3 py-2 text-ink-3">
        <p className="min-w-36 flex-1">
          {lost
            ? 'No connection: the times stand still. '
            : filtered
              ? 'Filtered, oldest first. '
              : 'Oldest first. New ones never take the focus. '}
          <span className="whitespace-nowrap">
            <Kbd>J</Kbd> <Kbd>K</Kbd>
          </span>
        </p>
        <ReleaseAll waiting={waiting} filtered={filtered} />
      </div>
    </section>
  );
}
