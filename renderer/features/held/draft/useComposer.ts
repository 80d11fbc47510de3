import { useEffect, useMemo } from 'react';
import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { Hold } from '../../../../shared/hold.ts';
import type { CandidateParts } from '../candidate/candidateParts.ts';
import type { DraftState } from './draftState.ts';
import { drafts, useDraft } from './drafts.ts';
import { partsCache } from '../candidate/partsCache.ts';
import type { HeldSituation } from '../requestText.ts';

/** One held situation's candidates, as typed so far, and what may be done to them. */
export interface Composer {
  readonly layout: CandidateLayout;
  readonly draft: DraftState;
  readonly texts: readonly string[];
  readonly blanks: readonly string[];
  /** Whether anything was typed into a candidate: it differs from its blank. */
  isWritten(index: number): boolean;
  parts(index: number): CandidateParts;
  setText(index: number, text: string): void;
  /** Changes a candidate's frame; passed over where its text can't be taken apart. */
  edit(index: number, change: (frame: string, layout: CandidateLayout) => string): void;
  setMemory(index: number, memory: string): void;
}

/** Null until the draft is open. */
export function useComposer(hold: Hold, held: HeldSituation): Composer | null {
  const { protocol, request } = held;
  const blanks = useMemo(
    () => Array.from({ length: hold.wanted }, (_, candidate) => protocol.blank(request, hold.index, candidate)),
    [protocol, request, hold.index, hold.wanted],
  );
  useEffect(() => drafts.open(hold.situation, hold.draft, blanks), [hold.situation, hold.draft, blanks]);
  useEffect(() => () => void drafts.flush(hold.situation), [hold.situation]);
  const draft = useDraft(hold.situation);
  return useMemo(() => (draft ? compose(hold.situation, draft, blanks, protocol.layout) : null), [hold.situation, draft, blanks, protocol]);
}

function compose(situation: string, draft: DraftState, blanks: readonly string[], layout: CandidateLayout): Composer {
  const texts = draft.candidates;
  // Edits build on what stands now, not on what stood when this was drawn: two may come within one frame.
  const now = () => drafts.state(situation)?.candidates ?? texts;
  const setText = (index: number, text: string) => {
    drafts.dispatch(situation, { kind: 'typed', candidates: now().map((old, at) => (at === index ? text : old)) });
  };
  const setParts = (index: number, change: (parts: CandidateParts & { kind: 'parts' }) => CandidateParts) => {
    const parts = partsCache.partsOf(now()[index] ?? '', layout);
    if (parts.kind === 'parts') setText(index, partsCache.textOf(change(parts), layout));
  };
  return {
    layout,
    draft,
    texts,
    blanks,
    isWritten: (index) => texts[index] !== blanks[index],
    parts: (index) => partsCache.partsOf(texts[index] ?? '', layout),
    setText,
    edit: (index, change) => setParts(index, (parts) => ({ ...parts, frame: change(parts.frame, layout) })),
    setMemory: (index, memory) => setParts(index, (parts) => ({ ...parts, memory })),
  };
}
