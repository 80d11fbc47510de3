import { useEffect, useMemo } from 'react';
import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { Hold } from '../../../../shared/hold.ts';
import type { CandidateParts } from '../candidate/candidateParts.ts';
import { takeApart } from '../candidate/candidateParts.ts';
import type { DraftState } from './draftState.ts';
import { textsOf } from './draftState.ts';
import { drafts, useDraft } from './drafts.ts';
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
  /** `what` names a change that can be taken back as one, such as `Draft replaced`; left out for what was typed. */
  setText(index: number, text: string, what?: string | null): void;
  /** Changes a candidate's frame; passed over where its text can't be taken apart. */
  edit(index: number, change: (frame: string, layout: CandidateLayout) => string, what?: string | null): void;
  setMemory(index: number, memory: string, what?: string | null): void;
  /** Puts back the draft as it was before the last change that has a name. */
  undo(): void;
  redo(): void;
}

/** Null until the draft is open. */
export function useComposer(hold: Hold, held: HeldSituation): Composer | null {
  const { protocol, request } = held;
  const blanks = useMemo(
    () => Array.from({ length: hold.wanted }, (_, candidate) => protocol.blank(request, hold.index, candidate)),
    [protocol, request, hold.index, hold.wanted],
  );
  useEffect(() => drafts.open(hold.situation, hold.draft, blanks, protocol.layout), [hold.situation, hold.draft, blanks, protocol]);
  useEffect(() => () => void drafts.flush(hold.situation), [hold.situation]);
  const draft = useDraft(hold.situation);
  const candidates = draft?.candidates;
  // A save changes the draft, and no text: what asks about the texts need not ask again.
  const texts = useMemo(() => textsOf(candidates ?? []), [candidates]);
  return useMemo(() => (draft ? compose(hold.situation, draft, texts, blanks) : null), [hold.situation, draft, texts, blanks]);
}

function compose(situation: string, draft: DraftState, texts: readonly string[], blanks: readonly string[]): Composer {
  const { layout, candidates } = draft;
  const edit = (index: number, change: (parts: CandidateParts & { kind: 'parts' }) => CandidateParts, what: string | null) =>
    drafts.dispatch(situation, { kind: 'edited', index, change, what });
  return {
    layout,
    draft,
    texts,
    blanks,
    isWritten: (index) => texts[index] !== blanks[index],
    parts: (index) => candidates[index]?.parts() ?? takeApart('', layout),
    setText: (index, text, what = null) => drafts.dispatch(situation, { kind: 'typed', index, text, what }),
    edit: (index, change, what = null) => edit(index, (parts) => ({ ...parts, frame: change(parts.frame, layout) }), what),
    setMemory: (index, memory, what = null) => edit(index, (parts) => ({ ...parts, memory }), what),
    undo: () => drafts.dispatch(situation, { kind: 'undone' }),
    redo: () => drafts.dispatch(situation, { kind: 'redone' }),
  };
}
