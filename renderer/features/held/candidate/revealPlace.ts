import type { RefObject } from 'react';
import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { isWithin, nodeAt } from '../../../../shared/json/pointer.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import type { CodeEditorHandle } from '../../../ui/CodeEditor.tsx';
import type { CandidateParts } from './candidateParts.ts';
import { placesOf, pointersUp } from './places.ts';
import type { DecisionTabs } from './useDecisionTab.ts';

interface Surroundings {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly whole: RefObject<CodeEditorHandle | null>;
  readonly memory: RefObject<CodeEditorHandle | null>;
  readonly text: string;
  readonly parts: CandidateParts;
  readonly layout: CandidateLayout;
  readonly decision: DecisionTabs;
  setMode(mode: 'form' | 'json'): void;
}

/** Brings a place of the candidate into view: its field in the form, its spot in the memory, or else in the whole text. */
export function revealPlace(pointer: string, around: Surroundings): void {
  const places = placesOf(around.layout);
  if (around.parts.kind === 'parts' && places.memory !== null && isWithin(pointer, places.memory) && around.memory.current) {
    showIn(around.memory.current, around.parts.memory ?? '', pointer.slice(places.memory.length));
    return;
  }
  if (around.parts.kind === 'parts' && isWithin(pointer, places.say)) around.decision.choose('say');
  if (around.parts.kind === 'parts' && isWithin(pointer, places.calls)) around.decision.choose('calls');
  // The tab that was just chosen is drawn first.
  requestAnimationFrame(() => {
    const field = around.whole.current ? null : findField(around.pane.current, pointer);
    if (field) {
      field.scrollIntoView({ block: 'nearest' });
      field.focus();
      return;
    }
    around.setMode('json');
    requestAnimationFrame(() => around.whole.current && showIn(around.whole.current, around.text, pointer));
  });
}

function findField(pane: HTMLDivElement | null, pointer: string): HTMLElement | null {
  if (!pane) return null;
  const fields = [...pane.querySelectorAll<HTMLElement>('[data-place]')];
  for (const each of pointersUp(pointer)) {
    const field = fields.find((candidate) => candidate.dataset['place'] === each);
    if (field) return field;
  }
  return null;
}

function showIn(editor: CodeEditorHandle, text: string, pointer: string): void {
  const reading = readJson(text);
  if (!reading.ok) return editor.reveal(reading.problem.offset, reading.problem.offset + 1);
  const node = pointersUp(pointer)
    .map((each) => nodeAt(reading.document, each))
    .find((each) => each >= 0);
  editor.reveal(reading.document.starts[node ?? 0] ?? 0, reading.document.ends[node ?? 0] ?? 0);
}
