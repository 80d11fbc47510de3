import type { Ref } from 'react';
import { useMemo, useState } from 'react';
import type { CodeEditorHandle } from '../../../ui/CodeEditor.tsx';
import type { AppendedStep } from './appendedStep.ts';
import { appendBase, appendedState } from './appendedStep.ts';
import type { CandidateParts } from './candidateParts.ts';
import { putTogether, takeApart } from './candidateParts.ts';
import { viewFrame } from './candidateView.ts';
import type { DecisionTab } from './DecisionForm.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import type { Editing } from './editing.ts';
import type { PlacedFinding } from './editorMarks.ts';
import { levelsByPlace, marksIn } from './editorMarks.ts';
import { MemoryEditor } from './MemoryEditor.tsx';
import { placesOf } from './places.ts';
import type { HeldSituation } from '../requestText.ts';
import type { Composer } from '../draft/useComposer.ts';
import type { Told } from './useUntouched.ts';

interface CandidateFormProps {
  readonly composer: Composer;
  readonly held: HeldSituation;
  readonly chosen: number;
  readonly parts: CandidateParts & { readonly kind: 'parts' };
  readonly tab: DecisionTab;
  readonly findings: readonly PlacedFinding[];
  readonly told: Told;
  readonly readOnly: boolean;
  readonly memoryEditor: Ref<CodeEditorHandle>;
}

/** A candidate as a form: its decision or error, and the memory it returns. */
export function CandidateForm({ composer, held, chosen, parts, tab, findings, told, readOnly, memoryEditor }: CandidateFormProps) {
  const { layout } = composer;
  const { frame, memory } = parts;
  const [steps, setSteps] = useState<Readonly<Record<number, AppendedStep>>>({});
  const view = useMemo(() => viewFrame(frame, layout), [frame, layout]);
  const marked = useMemo(() => levelsByPlace(findings), [findings]);
  const memoryPlace = placesOf(layout).memory;
  const marks = useMemo(
    () => (memory === null || memoryPlace === null ? [] : marksIn(memory, findings, memoryPlace)),
    [memory, findings, memoryPlace],
  );
  const editing: Editing = {
    frame,
    layout,
    form: held.form,
    marked,
    readOnly,
    added: (place) => told.added(`/${chosen}${place}`),
    touched: (place) => told.touched(`/${chosen}${place}`),
    tellAll: told.tellAll,
    edit: (change, what) => {
      if (!readOnly) composer.edit(chosen, change, what);
    },
  };
  const step = steps[chosen];
  const append = () => {
    if (memory === null) return;
    const before = appendBase(step, memory);
    const text = held.protocol.appendStep(held.request, held.situation.index, putTogether({ ...parts, memory: before }, layout));
    const after = takeApart(text, layout);
    if (after.kind === 'text' || after.memory === null) return;
    setSteps({ ...steps, [chosen]: { before, after: after.memory, frame } });
    composer.setMemory(chosen, after.memory, 'Step appended');
  };

  return (
    <>
      <DecisionForm tab={tab} view={view} editing={editing} />
      {memory !== null && (
        <MemoryEditor
          key={chosen}
          editor={memoryEditor}
          memory={memory}
          sent={held.situation.memoryText}
          marks={marks}
          readOnly={readOnly}
          appended={appendedState(step, memory, frame)}
          onChange={(typed, what) => composer.setMemory(chosen, typed, what)}
          onAppend={append}
        />
      )}
    </>
  );
}
