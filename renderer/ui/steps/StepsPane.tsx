import { useMemo, useState } from 'react';
import { layoutWaterfall } from '../../../shared/steps/layoutWaterfall.ts';
import { readStep } from '../../../shared/steps/readStep.ts';
import { SplitPanes } from '../SplitPanes.tsx';
import { StepDetail } from './StepDetail.tsx';
import { StepList } from './StepList.tsx';

interface StepsPaneProps {
  /** The layout's name for the panes, such as `traffic.steps`. */
  readonly name: string;
  /** One text a step, at least one. */
  readonly texts: readonly string[];
  /** Steps of what came before, in order: their prompts are what this one's are compared with, where this candidate has no earlier one. */
  readonly earlier?: readonly string[];
}

const SHARES = [24, 76];
const MINIMUMS = [62, 160];
const NONE: readonly string[] = [];

/** A candidate's steps: the list, laid out in time where they tell it, and the chosen one by convention. */
export function StepsPane({ name, texts, earlier = NONE }: StepsPaneProps) {
  const [choice, setChoice] = useState(0);
  const chosen = Math.min(choice, texts.length - 1);
  const steps = useMemo(() => texts.map(readStep), [texts]);
  const fall = useMemo(() => layoutWaterfall(steps.map((step) => step?.time ?? null)), [steps]);
  const step = steps[chosen] ?? null;
  const before = useMemo(
    () => findPrevious([...earlier, ...texts.slice(0, chosen)], step?.component ?? null),
    [earlier, texts, chosen, step],
  );
  return (
    <SplitPanes name={name} shares={SHARES} minimums={MINIMUMS} orientation="vertical">
      <StepList texts={texts} steps={steps} fall={fall} chosen={chosen} onChoose={setChoice} />
      <StepDetail key={chosen} text={texts[chosen] ?? ''} step={step} before={before} label={`Step ${chosen + 1}`} />
    </SplitPanes>
  );
}

/** The last of these steps that names the same component; null where none does. */
function findPrevious(texts: readonly string[], component: string | null): string | null {
  if (component === null) return null;
  for (let place = texts.length - 1; place >= 0; place -= 1) {
    const text = texts[place] ?? '';
    if (readStep(text)?.component === component) return text;
  }
  return null;
}
