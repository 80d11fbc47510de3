import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StepsPane } from '../../../ui/steps/StepsPane.tsx';
import type { NodeData } from './useNodeData.ts';

/** The steps that a candidate reports, each as it was sent. */
export function StepsTab({ data }: { readonly data: NodeData }) {
  const { candidate, place } = data;
  if (place.candidate === null)
    return <EmptyState title="No steps">Steps belong to candidates: choose one of this situation’s.</EmptyState>;
  if (!candidate || candidate.stepTexts.length === 0) return <EmptyState title="No steps">This candidate reports none.</EmptyState>;
  return <StepsPane name="branches.steps" texts={candidate.stepTexts} />;
}
