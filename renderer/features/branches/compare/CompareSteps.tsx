import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StepsPane } from '../../../ui/steps/StepsPane.tsx';
import type { NodeData } from '../inspector/useNodeData.ts';

interface CompareStepsProps {
  readonly left: NodeData;
  readonly right: NodeData;
}

/** The steps of both sides beside each other. */
export function CompareSteps({ left, right }: CompareStepsProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 divide-x divide-line">
      <Side name="A" data={left} />
      <Side name="B" data={right} />
    </div>
  );
}

interface SideProps {
  readonly name: 'A' | 'B';
  readonly data: NodeData;
}

function Side({ name, data }: SideProps) {
  const steps = data.candidate?.stepTexts ?? [];
  if (steps.length === 0) {
    const why = data.candidate ? 'This candidate reports none.' : 'Steps belong to candidates.';
    return <EmptyState title={`${name} has no steps`}>{why}</EmptyState>;
  }
  return (
    <section aria-label={`Steps ${name}`} className="flex min-h-0 min-w-0 flex-col">
      <StepsPane name="branches.compareSteps" texts={steps} />
    </section>
  );
}
