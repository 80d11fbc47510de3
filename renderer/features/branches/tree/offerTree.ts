import type { Command } from '../../../store/offers.ts';
import { useBranches } from '../../../store/branches.ts';
import type { TreeActions } from './treeActions.ts';
import type { TreeLayout } from './useTreeLayout.ts';

/** What the command palette offers of a tree. */
export function offerTree(actions: TreeActions, { chosen, isPath, foundCount }: TreeLayout): readonly Command[] {
  const { follows, picks, clearPicks, setComparing } = useBranches.getState();
  const group = 'Branches';
  const ofChosen: Command[] =
    chosen < 0
      ? []
      : [
          {
            group,
            title: isPath ? 'Show the whole tree' : 'Show only the path to the chosen node',
            words: 'zoom',
            keys: 'Z',
            run: actions.toggleZoom,
          },
          { group, title: 'Pick the chosen node to compare it', words: 'compare', keys: 'C', run: actions.pick },
        ];
  const ofPicks: Command[] =
    picks.length === 0
      ? []
      : [
          ...(picks.length === 2 ? [{ group, title: 'Compare the picked nodes', run: () => setComparing(true) }] : []),
          { group, title: 'Let go of the picked nodes', keys: 'X', run: clearPicks },
        ];
  return [
    {
      group,
      title: follows ? 'Stop following the newest node' : 'Follow the newest node',
      words: 'live',
      keys: 'F',
      run: actions.toggleFollow,
    },
    { group, title: 'Next fork', keys: 'N', run: () => actions.nextFork(1) },
    { group, title: 'Previous fork', keys: 'P', run: () => actions.nextFork(-1) },
    { group, title: 'Next ambiguous link', keys: 'A', run: () => actions.nextAmbiguous(1) },
    { group, title: 'Previous ambiguous link', keys: '⇧ A', run: () => actions.nextAmbiguous(-1) },
    ...(foundCount === 0
      ? []
      : [
          { group, title: 'Next node with the words looked for', run: () => actions.nextFound(1) },
          { group, title: 'Previous node with the words looked for', run: () => actions.nextFound(-1) },
        ]),
    ...ofChosen,
    ...ofPicks,
    { group, title: 'Close the first candidates', words: 'collapse fold all branches', run: actions.closeFirst },
    { group, title: 'Open all branches', words: 'expand unfold', run: actions.openAll },
  ];
}
