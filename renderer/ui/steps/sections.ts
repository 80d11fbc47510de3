import type { StepView } from '../../../shared/steps/stepView.ts';

/** A part of a step that has something to show. */
export interface Section {
  readonly value: string;
  readonly label: string;
  /** Which of the step's parts; null for the prompt, the other members and the JSON. */
  readonly part: number | null;
}

const LABELS = { input: 'Input', output: 'Output', formatted: 'Formatted', error: 'Error', attempts: 'Attempts' } as const;

/** The parts of a step in the order in which people ask for them; the whole JSON is the last, and alone where no convention fits. */
export function sectionsOf(step: StepView | null): Section[] {
  if (step === null) return [];
  const parts = step.parts.map(({ kind, key }, part) => {
    const isTwice = step.parts.filter((other) => other.kind === kind).length > 1;
    return { value: `part${part}`, label: isTwice ? key : LABELS[kind], part, isError: kind === 'error' };
  });
  return [
    ...parts.filter(({ isError }) => isError),
    ...(step.prompt === null ? [] : [{ value: 'prompt', label: 'Prompt', part: null }]),
    ...parts.filter(({ isError }) => !isError),
    ...(step.others.length === 0 ? [] : [{ value: 'others', label: 'Other', part: null }]),
    { value: 'json', label: 'JSON', part: null },
  ];
}
