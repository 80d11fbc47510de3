import { useMemo, useState } from 'react';
import { literalOf } from '../../../shared/json/access.ts';
import { layoutWaterfall } from '../../../shared/steps/layoutWaterfall.ts';
import { attemptTexts, readStep } from '../../../shared/steps/readStep.ts';
import type { StepView } from '../../../shared/steps/stepView.ts';
import { JsonTree } from '../JsonTree.tsx';
import { SplitPanes } from '../SplitPanes.tsx';
import { StepFacts } from './StepFacts.tsx';
import { StepList } from './StepList.tsx';

const SHARES = [30, 70];
const MINIMUMS = [60, 120];

/** Attempts and retries in order, each with what it tells of itself and its JSON. */
export function AttemptsView({ step, node }: { readonly step: StepView; readonly node: number }) {
  const texts = useMemo(() => attemptTexts(step.document, node), [step, node]);
  const steps = useMemo(() => texts.map(readStep), [texts]);
  const fall = useMemo(() => layoutWaterfall(steps.map((each) => each?.time ?? null)), [steps]);
  const [chosen, setChosen] = useState(0);
  const attempt = steps[chosen];
  if (texts.length === 0) return <JsonTree text={literalOf(step.document, node)} label="Attempts" />;
  return (
    <SplitPanes name="steps.attempts" shares={SHARES} minimums={MINIMUMS} orientation="vertical">
      <StepList texts={texts} steps={steps} fall={fall} chosen={chosen} onChoose={setChosen} />
      <>
        {attempt && <StepFacts step={attempt} />}
        <JsonTree text={texts[chosen] ?? ''} label={`Attempt ${chosen + 1}`} />
      </>
    </SplitPanes>
  );
}
