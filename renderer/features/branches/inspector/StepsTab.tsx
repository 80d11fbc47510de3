import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { JsonTree } from '../../../ui/JsonTree.tsx';
import { SplitPanes } from '../../../ui/SplitPanes.tsx';
import { StepList } from '../../../ui/steps/StepList.tsx';
import type { NodeData } from './useNodeData.ts';

const SHARES = [30, 70];
const MINIMUMS = [90, 140];

/** The steps that a candidate reports, each as it was sent. */
export function StepsTab({ data }: { readonly data: NodeData }) {
  const { candidate, place } = data;
  const [chosen, setChosen] = useState(0);
  const text = candidate?.stepTexts[chosen];
  if (place.candidate === null)
    return <EmptyState title="No steps">Steps belong to candidates: choose one of this situation’s.</EmptyState>;
  if (!candidate || text === undefined) return <EmptyState title="No steps">This candidate reports none.</EmptyState>;
  return (
    <SplitPanes name="branches.steps" shares={SHARES} minimums={MINIMUMS} orientation="vertical">
      <StepList texts={candidate.stepTexts} chosen={chosen} onChoose={setChosen} />
      <JsonTree text={text} label={`Step ${chosen + 1}`} />
    </SplitPanes>
  );
}
