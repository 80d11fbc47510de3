import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useOffered } from '../../store/offers.ts';
import { useView } from '../../store/view.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isInOverlay } from '../../ui/isInOverlay.ts';
import { SplitPanes } from '../../ui/SplitPanes.tsx';
import type { CandidatePaneHandle } from './candidate/CandidatePane.tsx';
import { HeldEmpty } from './HeldEmpty.tsx';
import { HeldItem } from './HeldItem.tsx';
import { QueuePane } from './queue/QueuePane.tsx';
import { afterRelease, step } from './queue/queueSelection.ts';
import { useQueue } from './queue/useQueue.ts';
import { ReleaseManyDialog } from './release/ReleaseManyDialog.tsx';

/** Situations that wait for a person: the queue, the composer, what is known. */
export function HeldScreen() {
  const { queue, loaded, held } = useQueue();
  const filter = useView((view) => view.filter);
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<CandidatePaneHandle>(null);
  const choose = (situation: string | null) => useView.getState().selectSituation(situation);
  const move = (by: number) => {
    const item = step(queue, by);
    if (item) choose(item.hold.situation);
  };
  // The keys of the list lead to it, so that Enter goes on from there.
  const walk = (by: number) => {
    move(by);
    list.current?.focus();
  };
  useHotkeys('j', () => walk(1), { ignoreEventWhen: (event) => isInOverlay(event.target) });
  useHotkeys('k', () => walk(-1), { ignoreEventWhen: (event) => isInOverlay(event.target) });
  // Where the keyboard is nowhere, as after `2`, Enter means the chosen situation, as it does in Traffic.
  useHotkeys('enter', () => pane.current?.focusFirst(), {
    preventDefault: true,
    ignoreEventWhen: (event) => event.target !== document.body,
  });
  useOffered(
    queue.items.length < 2
      ? []
      : [
          { group: 'Held', title: 'Next held situation', keys: 'J', run: () => move(1) },
          { group: 'Held', title: 'Previous held situation', keys: 'K', run: () => move(-1) },
        ],
  );

  const { selected } = queue;
  if (!loaded) return <EmptyState title="Reading the queue…" />;
  if (!selected) {
    return (
      <>
        <h1 className="sr-only">Held</h1>
        {held > 0 ? <EmptyState title="Nothing that waits fits the filter." /> : <HeldEmpty />}
      </>
    );
  }
  const next = afterRelease(queue);
  return (
    <>
      <h1 className="sr-only">Held</h1>
      <ReleaseManyDialog />
      <SplitPanes name="held.split" shares={[22, 78]} minimums={[210, 620]}>
        <QueuePane queue={queue} filtered={filter !== ''} list={list} onChoose={choose} onEnter={() => pane.current?.focusFirst()} />
        <HeldItem
          key={selected.hold.situation}
          item={selected}
          list={list}
          pane={pane}
          onReleased={() => {
            choose(next?.hold.situation ?? null);
            list.current?.focus();
          }}
          more={next !== null}
        />
      </SplitPanes>
    </>
  );
}
