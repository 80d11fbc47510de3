import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { InteractionList } from '../../../api/lineage/interactionList.ts';
import { useLinkingBehind, useLinkingProblem } from '../../../api/lineage/lineageState.ts';
import { useBranches } from '../../../store/branches.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useRowWindow } from '../../../ui/useRowWindow.ts';
import { INTERACTIONS_ID, TREE_ID } from '../places.ts';
import { InteractionRow, INTERACTION_HEIGHT } from './InteractionRow.tsx';
import { InteractionFilter } from './InteractionFilter.tsx';

interface InteractionPaneProps {
  readonly list: InteractionList | undefined;
  readonly fault: Error | null;
  readonly loadMore: () => void;
}

/** Every tree in one line or two, last active first. */
export function InteractionPane({ list, fault, loadMore }: InteractionPaneProps) {
  const chosen = useBranches((branches) => branches.interaction);
  const filter = useBranches((branches) => branches.filter);
  const { openInteraction } = useBranches.getState();
  const scroller = useRef<HTMLDivElement>(null);
  const interactions = list?.interactions ?? [];
  const shown = useRowWindow(scroller, interactions.length, INTERACTION_HEIGHT);
  const at = interactions.findIndex(({ id }) => id === chosen);

  const isNearEnd = list?.more === true && shown.to >= interactions.length - 50;
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, interactions.length, loadMore]);

  const move = (to: number) => {
    const place = Math.max(0, Math.min(interactions.length - 1, to));
    const interaction = interactions[place];
    if (!interaction) return;
    openInteraction(interaction.id);
    shown.reveal(place);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    j: () => move(at + 1),
    k: () => move(at - 1),
    PageDown: () => move(at + shown.fitting),
    PageUp: () => move(at - shown.fitting),
    Home: () => move(0),
    End: () => move(interactions.length - 1),
    Enter: () => document.getElementById(TREE_ID)?.focus(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const onMouseDown = ({ target, button }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-interaction]') : null;
    const id = row?.dataset['interaction'];
    if (id !== undefined && button === 0) openInteraction(id);
  };
  return (
    <section aria-label="Interactions" className="flex min-h-0 flex-1 flex-col">
      <InteractionFilter />
      <Behind />
      <div
        ref={scroller}
        id={INTERACTIONS_ID}
        role="listbox"
        data-own-keys
        aria-label="Interactions, last active first"
        aria-activedescendant={at >= shown.from && at < shown.to ? `interaction-${at}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        className="group min-h-0 flex-1 overflow-x-hidden overflow-y-auto outline-none"
      >
        <div role="presentation" style={{ height: interactions.length * INTERACTION_HEIGHT }} className="relative">
          {interactions.slice(shown.from, shown.to).map((interaction, index) => (
            <InteractionRow
              key={interaction.id}
              interaction={interaction}
              place={shown.from + index}
              of={interactions.length}
              chosen={interaction.id === chosen}
            />
          ))}
        </div>
        {list && interactions.length === 0 && filter !== '' && (
          <EmptyState title={<span className="captured">Nothing matches “{filter}”</span>}>
            The filter looks for this text in what each interaction began with.
          </EmptyState>
        )}
        {fault && <p className="captured p-3 text-stop">{`The list could not be read: ${fault.message}`}</p>}
        {!fault && (!list || list.more) && <p className="p-3 text-s text-ink-3">Reading…</p>}
      </div>
    </section>
  );
}

/** That what is shown may still change place. */
function Behind() {
  const behind = useLinkingBehind();
  const problem = useLinkingProblem();
  if (problem !== null) {
    return (
      <p role="alert" className="captured shrink-0 border-b border-line px-3 py-1 text-s text-stop">
        {problem}
      </p>
    );
  }
  if (behind === 0) return null;
  return (
    <p role="status" className="shrink-0 border-b border-line bg-wait-bg px-3 py-1 text-s text-ink tabular-nums">
      Linking {describeCount(behind, 'event')}…
    </p>
  );
}
