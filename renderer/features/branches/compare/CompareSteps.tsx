import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { JsonTree } from '../../../ui/JsonTree.tsx';
import { StepList } from '../../../ui/steps/StepList.tsx';
import type { NodeData } from '../inspector/useNodeData.ts';

interface CompareStepsProps {
  readonly left: NodeData;
  readonly right: NodeData;
}

/** The steps of both sides; choosing one shows the one at the same place on the other side too. */
export function CompareSteps({ left, right }: CompareStepsProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 divide-x divide-line">
      <Side name="A" data={left} chosen={chosen} onChoose={setChosen} />
      <Side name="B" data={right} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

interface SideProps {
  readonly name: 'A' | 'B';
  readonly data: NodeData;
  readonly chosen: number;
  readonly onChoose: (step: number) => void;
}

function Side({ name, data, chosen, onChoose }: SideProps) {
  const steps = data.candidate?.stepTexts ?? [];
  const text = steps[chosen];
  if (steps.length === 0) {
    const why = data.candidate ? 'This candidate reports none.' : 'Steps belong to candidates.';
    return <EmptyState title={`${name} has no steps`}>{why}</EmptyState>;
  }
  return (
    <section aria-label={`Steps ${name}`} className="flex min-h-0 min-w-0 flex-col">
      <div className="flex max-h-[30%] shrink-0 flex-col border-b border-line">
        <StepList texts={steps} chosen={chosen} onChoose={onChoose} />
      </div>
      {text === undefined ? (
        <EmptyState title={`${name} has only ${steps.length} steps`} />
      ) : (
        <JsonTree text={text} label={`Step ${chosen + 1} of ${name}`} />
      )}
    </section>
  );
}
