import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { Draft } from '../../../../shared/hold.ts';
import type { CandidateParts } from '../candidate/candidateParts.ts';
import type { DraftCandidate } from './draftCandidate.ts';
import { candidateOfParts, candidateOfText } from './draftCandidate.ts';
import type { Replacements } from './replacements.ts';
import { NOTHING_REPLACED, redoLast, remember, undoLast } from './replacements.ts';

/** What this window knows of one situation's draft. Pure: `draftKeeper.ts` does the saving. */
export interface DraftState {
  /** Where the parts of its candidates stand. */
  readonly layout: CandidateLayout;
  /** What is on screen. */
  readonly candidates: readonly DraftCandidate[];
  /** The revision that `candidates` build on. */
  readonly revision: number;
  /** What is on screen was typed in this window. */
  readonly typedHere: boolean;
  /** Something was typed since the last save began. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** When the host last stored it; null before the first save. */
  readonly savedAt: number | null;
  /** Why the last save failed; null once one has gone through. */
  readonly failure: string | null;
  /** What another window saved meanwhile, until the person chooses. */
  readonly theirs: Draft | null;
  /** The version that was not chosen, so that it is not lost. */
  readonly aside: readonly DraftCandidate[] | null;
  /** What can be taken back. */
  readonly replacements: Replacements;
}

export type DraftAction =
  /** A candidate's whole text; `what` names a change that can be taken back as one, such as `Draft replaced`, and is left out for what was typed. */
  | { readonly kind: 'typed'; readonly index: number; readonly text: string; readonly what?: string | null }
  /** Parts of a candidate; nothing where its text can't be taken apart. */
  | {
      readonly kind: 'edited';
      readonly index: number;
      readonly change: (parts: CandidateParts & { kind: 'parts' }) => CandidateParts;
      readonly what?: string | null;
    }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  | { readonly kind: 'saveBegan' }
  | { readonly kind: 'saved'; readonly draft: Draft }
  | { readonly kind: 'failed'; readonly message: string }
  /** The host refused the save: another window was first. */
  | { readonly kind: 'stale'; readonly draft: Draft }
  /** The host's draft as it stands now, from the queue. */
  | { readonly kind: 'seen'; readonly draft: Draft }
  | { readonly kind: 'tookTheirs' }
  | { readonly kind: 'keptMine' }
  /** Changes places with the version that was not chosen. */
  | { readonly kind: 'swapped' };

export function beginDraft(draft: Draft | null, blanks: readonly string[], layout: CandidateLayout): DraftState {
  return {
    layout,
    candidates: blanks.map((blank, index) => candidateOfText(draft?.candidates[index] ?? blank, layout)),
    revision: draft?.revision ?? 0,
    typedHere: false,
    dirty: false,
    saving: false,
    savedAt: draft?.savedAt ?? null,
    failure: null,
    theirs: null,
    aside: null,
    replacements: NOTHING_REPLACED,
  };
}

export function applyDraftAction(state: DraftState, action: DraftAction): DraftState {
  switch (action.kind) {
    case 'typed':
      return write(state, action.index, candidateOfText(action.text, state.layout), action.what ?? null);
    case 'edited': {
      const parts = state.candidates[action.index]?.parts();
      if (parts?.kind !== 'parts') return state;
      return write(state, action.index, candidateOfParts(action.change(parts), state.layout), action.what ?? null);
    }
    case 'undone':
      return restore(state, undoLast(state.replacements, state.candidates));
    case 'redone':
      return restore(state, redoLast(state.replacements, state.candidates));
    case 'saveBegan':
      return { ...state, saving: true, dirty: false };
    case 'saved':
      return { ...state, saving: false, failure: null, revision: action.draft.revision, savedAt: action.draft.savedAt };
    case 'failed':
      return { ...state, saving: false, dirty: true, failure: action.message };
    case 'stale':
      return see({ ...state, saving: false, dirty: true }, action.draft);
    case 'seen':
      return see(state, action.draft);
    case 'tookTheirs':
      if (!state.theirs) return state;
      return { ...adopt(state, state.theirs), aside: state.candidates };
    case 'keptMine':
      if (!state.theirs) return state;
      return { ...state, revision: state.theirs.revision, aside: read(state, state.theirs), theirs: null, dirty: true };
    case 'swapped':
      if (!state.aside) return state;
      return { ...state, candidates: state.aside, aside: state.candidates, typedHere: true, dirty: true };
  }
}

/** Whether there is something to save and nothing in the way. */
export function wantsSaving(state: DraftState): boolean {
  return state.dirty && !state.saving && state.theirs === null;
}

/** The texts of a draft's candidates, as they are stored and sent. */
export function textsOf(candidates: readonly DraftCandidate[]): string[] {
  return candidates.map((candidate) => candidate.text);
}

function write(state: DraftState, index: number, candidate: DraftCandidate, what: string | null): DraftState {
  const old = state.candidates[index];
  if (old === undefined || old.text === candidate.text) return state;
  const candidates = state.candidates.map((each, at) => (at === index ? candidate : each));
  const replacements =
    what === null ? state.replacements : remember(state.replacements, { what, before: state.candidates, after: candidates });
  return { ...state, candidates, replacements, typedHere: true, dirty: true };
}

function restore(state: DraftState, earlier: { replacements: Replacements; candidates: readonly DraftCandidate[] } | null): DraftState {
  return earlier ? { ...state, ...earlier, typedHere: true, dirty: true } : state;
}

function see(state: DraftState, draft: Draft): DraftState {
  if (draft.revision <= state.revision) return state;
  if (read(state, draft) === state.candidates) return { ...adopt(state, draft), typedHere: state.typedHere };
  // While our own save is under way, its echo may come before its answer.
  if (state.saving) return state;
  if (!state.dirty) return { ...adopt(state, draft), aside: state.typedHere ? state.candidates : state.aside };
  return { ...state, theirs: draft };
}

function adopt(state: DraftState, draft: Draft): DraftState {
  return {
    ...state,
    candidates: read(state, draft),
    revision: draft.revision,
    savedAt: draft.savedAt,
    typedHere: false,
    dirty: false,
    saving: false,
    failure: null,
    theirs: null,
  };
}

/** The candidates of a stored draft: those here where their texts are the same, since they may know parts that a text does not tell. */
function read({ candidates, layout }: DraftState, draft: Draft): readonly DraftCandidate[] {
  const texts = draft.candidates;
  if (texts.length === candidates.length && texts.every((text, index) => text === candidates[index]?.text)) return candidates;
  return texts.map((text, index) => {
    const own = candidates[index];
    return own?.text === text ? own : candidateOfText(text, layout);
  });
}
