import type { Ref } from 'react';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { prettyJson } from '../../../../shared/json/printer.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CodeEditorHandle } from '../../../ui/CodeEditor.tsx';
import { CodeEditor } from '../../../ui/CodeEditor.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { CandidateForm } from './CandidateForm.tsx';
import type { DecisionTab } from './DecisionForm.tsx';
import { DraftSaved } from '../draft/DraftBar.tsx';
import type { PlacedFinding } from './editorMarks.ts';
import { marksIn } from './editorMarks.ts';
import { ReplacedBar } from '../draft/ReplacedBar.tsx';
import { revealPlace } from './revealPlace.ts';
import type { HeldSituation } from '../requestText.ts';
import { StartMenu } from './StartMenu.tsx';
import type { Composer } from '../draft/useComposer.ts';
import type { Told } from './useUntouched.ts';
import { useDecisionTab } from './useDecisionTab.ts';

/** What others may ask of the pane: to bring a place of the candidate into view. */
export interface CandidatePaneHandle {
  reveal(pointer: string): void;
  focusFirst(): void;
}

interface CandidatePaneProps {
  readonly composer: Composer;
  readonly held: HeldSituation;
  readonly chosen: number;
  readonly findings: readonly PlacedFinding[];
  readonly told: Told;
  readonly readOnly: boolean;
  readonly ref?: Ref<CandidatePaneHandle>;
}

const TABS = [
  { value: 'say', label: 'Say' },
  { value: 'calls', label: 'Call tools' },
  { value: 'error', label: 'Error' },
] as const satisfies readonly { value: DecisionTab; label: string }[];
const MODES = [
  { value: 'form', label: 'Form' },
  { value: 'json', label: 'JSON' },
] as const;

/** One candidate: as a form, or as its whole text. */
export function CandidatePane({ composer, held, chosen, findings, told, readOnly, ref }: CandidatePaneProps) {
  const parts = composer.parts(chosen);
  const [asked, setMode] = useState<'form' | 'json'>('form');
  const mode = parts.kind === 'text' ? 'json' : asked;
  const pane = useRef<HTMLDivElement>(null);
  const whole = useRef<CodeEditorHandle>(null);
  const memory = useRef<CodeEditorHandle>(null);
  const decision = useDecisionTab(composer, chosen, parts);
  const text = composer.texts[chosen] ?? '';
  const marks = useMemo(() => (mode === 'json' ? marksIn(text, findings) : []), [mode, text, findings]);

  const showAs = (next: 'form' | 'json') => {
    // A text has no fields to be calm about.
    if (next === 'json') told.tellAll();
    setMode(next);
  };
  const addBreaks = () => {
    const reading = readJson(text);
    if (reading.ok) composer.setText(chosen, prettyJson(reading.document), 'Line breaks added');
  };

  useImperativeHandle(ref, () => ({
    focusFirst: () => pane.current?.querySelector<HTMLElement>('[data-place], .cm-content')?.focus(),
    reveal: (pointer) => revealPlace(pointer, { pane, whole, memory, text, parts, layout: composer.layout, decision, setMode }),
  }));

  return (
    <div ref={pane} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-3.5">
      <div className="flex min-w-0 shrink-0 flex-wrap items-center gap-2">
        {mode === 'form' && !readOnly && (
          <Segmented label="Kind of answer" value={decision.tab} options={TABS} onChange={decision.choose} />
        )}
        {!readOnly && <StartMenu composer={composer} held={held} chosen={chosen} onBegun={decision.follow} />}
        {mode === 'json' && !readOnly && parts.kind === 'parts' && (
          <Button
            size="small"
            className="h-6.5!"
            title="Changes white space, and nothing else, in the text that will be sent"
            onClick={addBreaks}
          >
            Add line breaks
          </Button>
        )}
        {!readOnly && <ReplacedBar composer={composer} />}
        <DraftSaved draft={composer.draft} />
        <Segmented label="Edit as" value={mode} options={MODES} onChange={showAs} />
      </div>
      {parts.kind === 'text' && <p role="alert" className="shrink-0 text-stop">{`The form needs a JSON object. ${parts.problem}`}</p>}
      {parts.kind === 'parts' && mode === 'form' ? (
        <CandidateForm
          composer={composer}
          held={held}
          chosen={chosen}
          parts={parts}
          tab={decision.tab}
          findings={findings}
          told={told}
          readOnly={readOnly}
          memoryEditor={memory}
        />
      ) : (
        <CodeEditor
          ref={whole}
          label={`Candidate ${chosen}, JSON`}
          value={text}
          readOnly={readOnly}
          marks={marks}
          onChange={(typed) => composer.setText(chosen, typed)}
          className="min-h-60 flex-1 rounded-card border border-line-strong"
        />
      )}
    </div>
  );
}
