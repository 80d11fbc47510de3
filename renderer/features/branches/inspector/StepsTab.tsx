import type { TreeNode } from '../../../../shared/interaction.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StepsPane } from '../../../ui/steps/StepsPane.tsx';
import type { NodeData } from './useNodeData.ts';
import { useNodeData } from './useNodeData.ts';

const NONE: readonly string[] = [];

/** The steps that a candidate reports, each as it was sent. */
export function StepsTab({ data, node }: { readonly data: NodeData; readonly node: TreeNode }) {
  const { candidate, place } = data;
  // What a component was told before, it was told for the candidate that this one's situation continues.
  const { data: before } = useNodeData(place.candidate === null ? null : node.parent);
  if (place.candidate === null)
    return <EmptyState title="No steps">Steps belong to candidates: choose one of this situation’s.</EmptyState>;
  if (!candidate || candidate.stepTexts.length === 0) return <EmptyState title="No steps">This candidate reports none.</EmptyState>;
  return <StepsPane name="branches.steps" texts={candidate.stepTexts} earlier={before?.candidate?.stepTexts ?? NONE} />;
}
