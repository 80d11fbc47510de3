import { useState } from 'react';
import type { StepView } from '../../../shared/steps/stepView.ts';
import { JsonTree } from '../JsonTree.tsx';
import { Segmented } from '../Segmented.tsx';
import { AttemptsView } from './AttemptsView.tsx';
import { OthersView } from './OthersView.tsx';
import { PromptView } from './PromptView.tsx';
import { StepFacts } from './StepFacts.tsx';
import { ValueView } from './ValueView.tsx';
import { sectionsOf } from './sections.ts';

interface StepDetailProps {
  readonly text: string;
  /** Null where it is no JSON object: its JSON alone is shown. */
  readonly step: StepView | null;
  /** The step of the same component before it; null where there is none. */
  readonly before: string | null;
  readonly label: string;
}

/** One step: what it tells of itself, and one of its parts at a time; its whole JSON is always at hand. */
export function StepDetail({ text, step, before, label }: StepDetailProps) {
  const sections = sectionsOf(step);
  const [choice, setChoice] = useState(sections[0]?.value ?? 'json');
  const section = sections.find(({ value }) => value === choice);
  if (step === null || section === undefined) return <JsonTree text={text} label={label} />;
  const part = section.part === null ? undefined : step.parts[section.part];
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <StepFacts step={step} />
      {sections.length > 1 && (
        <div className="shrink-0 overflow-x-auto border-b border-line px-3 py-1.5">
          <Segmented label="Parts of the step" value={choice} options={sections} onChange={setChoice} />
        </div>
      )}
      {section.value === 'json' && <JsonTree text={text} label={label} />}
      {section.value === 'prompt' && step.prompt !== null && <PromptView step={step} prompt={step.prompt} before={before} />}
      {section.value === 'others' && <OthersView step={step} />}
      {part?.kind === 'attempts' && <AttemptsView step={step} node={part.node} />}
      {part !== undefined && part.kind !== 'attempts' && (
        <ValueView key={part.node} document={step.document} node={part.node} inner={part.inner} label={part.key} />
      )}
    </div>
  );
}
