import type { Prompt, StepView, Turn } from '../../../shared/steps/stepView.ts';
import { prettyJson } from '../../../shared/json/printer.ts';
import { readJson } from '../../../shared/json/reader.ts';
import { CodeEditor } from '../CodeEditor.tsx';
import { JsonTree } from '../JsonTree.tsx';
import { LongText } from '../LongText.tsx';
import { visibleText } from '../visibleText.ts';
import { ValueView } from './ValueView.tsx';

interface PromptViewProps {
  readonly step: StepView;
  readonly prompt: Prompt;
  readonly before: string | null;
}

/** Beyond it a turn is shown in an editor, which draws only what is in view. */
const LONG_TURN = 20_000;
/** Up to it JSON stands there whole. */
const SHORT_JSON = 2_000;

/** What the model was asked, turn by turn where it is a conversation. */
export function PromptView({ step, prompt }: PromptViewProps) {
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
