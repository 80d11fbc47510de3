import type { Measure, StepView } from '../../../shared/steps/stepView.ts';
import { visibleText } from '../visibleText.ts';

/** What a step tells of itself in short: component, origin, model, tokens, durations; numbers as it spells them. */
export function StepFacts({ step }: { readonly step: StepView }) {
  const { component, origin, model, tokens, durations } = step;
  if (component === null && origin === null && model === null && tokens.length + durations.length === 0) return null;
  return (
    <dl className="flex max-h-24 shrink-0 flex-wrap items-baseline gap-x-4 gap-y-0.5 overflow-y-auto border-b border-line px-3 py-1.5">
      {component !== null && (
        <div className="min-w-0">
          <dt className="sr-only">Component</dt>
          <dd className="captured-line font-medium">{visibleText(component.slice(0, 300))}</dd>
        </div>
      )}
      {origin !== null && <Fact label="origin" text={origin} />}
      {model !== null && <Fact label="model" text={model} />}
      {[...tokens, ...durations].map((measure, index) => (
        <MeasureFact key={index} measure={measure} />
      ))}
    </dl>
  );
}

function MeasureFact({ measure: { label, literal } }: { readonly measure: Measure }) {
  return <Fact label={label} text={literal} />;
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="captured-line max-w-60 shrink-0 text-ink-3">{visibleText(label.slice(0, 100))}</dt>
      <dd className="captured-line min-w-0 font-mono text-ink-2">{visibleText(text.slice(0, 300))}</dd>
    </div>
  );
}
