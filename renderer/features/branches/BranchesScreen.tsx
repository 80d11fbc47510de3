import { useEffect } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useInteractions } from '../../api/lineage/interactions.ts';
import { useBranches } from '../../store/branches.ts';
import { useOffered } from '../../store/offers.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isInOverlay } from '../../ui/isInOverlay.ts';
import { SplitPanes } from '../../ui/SplitPanes.tsx';
import { BranchesEmpty } from './BranchesEmpty.tsx';
import { ChosenInteraction } from './ChosenInteraction.tsx';
import { ComparePane } from './compare/ComparePane.tsx';
import { InteractionPane } from './interactions/InteractionPane.tsx';
import { useGoal } from './useGoal.ts';
import { useKeptPlace } from './useKeptPlace.ts';

const SHARES = [19, 81];
const MINIMUMS = [190, 560];

/** What led to what: interactions, the lanes of the chosen one, and the chosen node. */
export function BranchesScreen() {
  const isRestored = useKeptPlace();
  useGoal();
  const { interaction, filter, comparing, picks, goal } = useBranches();
  const { list, fault, loadMore } = useInteractions(filter);
  const newest = list?.interactions[0]?.id;
  useEffect(() => {
    // Nothing chosen yet: the newest, until another one is.
    if (isRestored && interaction === null && goal === null && newest !== undefined) useBranches.getState().openInteraction(newest);
  }, [isRestored, interaction, goal, newest]);

  const step = (by: 1 | -1) => {
    const at = list?.interactions.findIndex(({ id }) => id === interaction) ?? -1;
    const next = list?.interactions[at + by];
    if (next) useBranches.getState().openInteraction(next.id);
  };
  const letters = { ignoreEventWhen: (event: KeyboardEvent) => isInOverlay(event.target) };
  useHotkeys(']', () => step(1), { ...letters, useKey: true });
  useHotkeys('[', () => step(-1), { ...letters, useKey: true });
  useOffered([
    { group: 'Branches', title: 'Next interaction', keys: ']', run: () => step(1) },
    { group: 'Branches', title: 'Previous interaction', keys: '[', run: () => step(-1) },
  ]);

  const [a, b] = picks;
  const brief = list?.interactions.find(({ id }) => id === interaction) ?? null;
  const title = <h1 className="sr-only">Branches</h1>;
  if (list?.interactions.length === 0 && filter === '' && interaction === null && goal === null) {
    return (
      <>
        {title}
        <BranchesEmpty />
      </>
    );
  }
  return (
    <>
      {title}
      <SplitPanes name="branches.split" shares={SHARES} minimums={MINIMUMS}>
        <InteractionPane list={list} fault={fault} loadMore={loadMore} />
        {comparing && a && b ? (
          <ComparePane a={a} b={b} />
        ) : interaction === null ? (
          <EmptyState title={list ? 'Choose an interaction' : 'Reading…'} />
        ) : (
          <ChosenInteraction key={interaction} interaction={interaction} brief={brief} />
        )}
      </SplitPanes>
    </>
  );
}
