import { useMemo, useState } from 'react';
import type { Prompt, StepView, Turn } from '../../../shared/steps/stepView.ts';
import { literalOf } from '../../../shared/json/access.ts';
import { prettyJson } from '../../../shared/json/printer.ts';
import { readJson } from '../../../shared/json/reader.ts';
import { readStep } from '../../../shared/steps/readStep.ts';
import { Button } from '../Button.tsx';
import { CodeEditor } from '../CodeEditor.tsx';
import { DiffView } from '../diff/DiffView.tsx';
import { JsonTree } from '../JsonTree.tsx';
import { LongText } from '../LongText.tsx';
import { visibleText } from '../visibleText.ts';
import { ValueView } from './ValueView.tsx';

interface PromptViewProps {
  readonly step: StepView;
  readonly prompt: Prompt;
  /** The step of the same component before this one; null where there is none. */
  readonly before: string | null;
}

/** Beyond it a turn is shown in an editor, which draws only what is in view. */
const LONG_TURN = 20_000;
/** Up to it JSON stands there whole. */
const SHORT_JSON = 2_000;

/** What the model was asked, and on demand what of it is new since the same component was asked before. */
export function PromptView({ step, prompt, before }: PromptViewProps) {
  const [compares, setCompares] = useState(false);
  const earlier = useMemo(() => (before === null ? null : promptText(readStep(before))), [before]);
  if (earlier === null) return <PromptText step={step} prompt={prompt} />;
  const button = (
    <Button size="small" aria-pressed={compares} onClick={() => setCompares(!compares)}>
      {compares ? 'Show it alone' : 'Compare with the prompt before'}
    </Button>
  );
  if (!compares)
    return (
      <>
        <div className="flex shrink-0 items-center border-b border-line px-3 py-1.25">{button}</div>
        <PromptText step={step} prompt={prompt} />
      </>
    );
  return (
    <DiffView
      before={{ title: 'The prompt before', text: earlier }}
      after={{ title: 'This prompt', text: promptText(step) ?? '' }}
      protocol={null}
      label="The prompt before → this prompt"
      name="steps.prompt"
      lead={button}
    />
  );
}

function promptText(step: StepView | null): string | null {
  return step === null || step.prompt === null ? null : literalOf(step.document, step.prompt.node);
}

/** Turn by turn where it is a conversation. */
function PromptText({ step, prompt }: { readonly step: StepView; readonly prompt: Prompt }) {
  if (prompt.turns === null) return <ValueView document={step.document} node={prompt.node} inner={null} label="Prompt" />;
  return (
    <ol aria-label="Prompt" className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
      {prompt.turns.map((turn, index) => (
        <li key={index} className="px-3 py-2">
          <p className="captured-line mb-1 text-s text-ink-3">{turn.role.slice(0, 100)}</p>
          <TurnText turn={turn} />
        </li>
      ))}
    </ol>
  );
}

function TurnText({ turn }: { readonly turn: Turn }) {
  if (turn.text === null && turn.json.length <= SHORT_JSON)
    return <pre className="captured font-mono text-m">{visibleText(pretty(turn.json))}</pre>;
  if (turn.text === null)
    return (
      <div className="flex h-40 flex-col rounded-control border border-line">
        <JsonTree text={turn.json} label={turn.role.slice(0, 100)} />
      </div>
    );
  if (turn.text.length > LONG_TURN)
    return (
      <CodeEditor
        readOnly
        language="plain"
        label={turn.role.slice(0, 100)}
        value={turn.text}
        className="h-80 rounded-control border border-line"
      />
    );
  return <LongText text={turn.text} />;
}

/** Only white space changes. */
function pretty(json: string): string {
  const reading = readJson(json);
  return reading.ok ? prettyJson(reading.document) : json;
}
