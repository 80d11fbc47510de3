import { useBranches } from './branches.ts';
import type { NodePlace } from './nodePlace.ts';
import { useView } from './view.ts';

/** Goes to Branches with a node chosen, in whichever interaction it is. */
export function openNode(node: NodePlace): void {
  useBranches.getState().lead(node);
  useView.getState().go('branches');
}
