import { useHotkeys } from 'react-hotkeys-hook';
import type { InteractionBrief } from '../../../shared/interaction.ts';
import type { Tree } from '../../api/lineage/tree.ts';
import { useTree } from '../../api/lineage/trees.ts';
import { useBranches } from '../../store/branches.ts';
import { readNodeKey } from '../../store/nodePlace.ts';
import { useOffered } from '../../store/offers.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isInOverlay } from '../../ui/isInOverlay.ts';
import { SplitPanes } from '../../ui/SplitPanes.tsx';
import { goSettle } from './inspector/goSettle.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { TreePane } from './tree/TreePane.tsx';

interface ChosenInteractionProps {
  readonly interaction: string;
  readonly brief: InteractionBrief | null;
}

const SHARES = [56, 44];
const MINIMUMS = [300, 300];

/** The tree, and beside it the node that is looked at. */
export function ChosenInteraction({ interaction, brief }: ChosenInteractionProps) {
  return (
    <SplitPanes name="branches.tree" shares={SHARES} minimums={MINIMUMS}>
      <TreePane interaction={interaction} brief={brief} />
      <ChosenNode interaction={interaction} />
    </SplitPanes>
  );
}

function ChosenNode({ interaction }: { readonly interaction: string }) {
  const { data: tree } = useTree(interaction);
  const chosen = useBranches((branches) => branches.node);
  const place = chosen === null ? null : readNodeKey(chosen);
  const node = tree && place ? tree.nodes[tree.places.get(place.situation) ?? -1] : undefined;
  const isThere = node !== undefined && node.situation === place?.situation;
  useHotkeys('s', goSettle, { enabled: isThere, ignoreEventWhen: (event) => isInOverlay(event.target) });
  useOffered(
    isThere ? [{ group: 'Chosen node', title: 'Settle its link by hand', words: 'parent evidence', keys: 'S', run: goSettle }] : [],
  );
  if (!tree || chosen === null || !place || !isThere) {
    return <EmptyState title="Choose a node">Its decision, memory, evidence, findings, steps and exact text are shown here.</EmptyState>;
  }
  return <Inspector chosen={chosen} node={node} continued={hasChild(tree, place)} interaction={interaction} />;
}

/** Whether something follows from a node. */
function hasChild({ nodes }: Tree, { situation, candidate }: { readonly situation: string; readonly candidate: number | null }): boolean {
  return nodes.some(({ parent }) => parent?.situation === situation && (candidate === null || parent.candidate === candidate));
}
