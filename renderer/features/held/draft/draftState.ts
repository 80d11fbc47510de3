import type { Draft } from '../../../../shared/hold.ts';

/** What this window knows of one situation's draft. Pure: `draftKeeper.ts` does the saving. */
export interface DraftState {
  /** What is on screen: one JSON text a candidate. */
  readonly candidates: readonly string[];
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
  readonly aside: readonly string[] | null;
}

export type DraftAction =
  | { readonly kind: 'typed'; readonly candidates: readonly string[] }
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

export function beginDraft(draft: Draft | null, blanks: readonly string[]): DraftState {
  return {
    candidates: blanks.map((blank, index) => draft?.candidates[index] ?? blank),
    revision: draft?.revision ?? 0,
    typedHere: false,
    dirty: false,
    saving: false,
    savedAt: draft?.savedAt ?? null,
    failure: null,
    theirs: null,
    aside: null,
  };
}

export function applyDraftAction(state: DraftState, action: DraftAction): DraftState {
  switch (action.kind) {
    case 'typed':
      return same(state.candidates, action.candidates) ? state : { ...state, candidates: action.candidates, typedHere: true, dirty: true };
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
      return { ...state, revision: state.theirs.revision, aside: state.theirs.candidates, theirs: null, dirty: true };
    case 'swapped':
      if (!state.aside) return state;
      return { ...state, candidates: state.aside, aside: state.candidates, typedHere: true, dirty: true };
  }
}

/** Whether there is something to save and nothing in the way. */
export function wantsSaving(state: DraftState): boolean {
  return state.dirty && !state.saving && state.theirs === null;
}

function see(state: DraftState, draft: Draft): DraftState {
  if (draft.revision <= state.revision) return state;
  if (same(draft.candidates, state.candidates)) return { ...adopt(state, draft), typedHere: state.typedHere };
  // While our own save is under way, its echo may come before its answer.
  if (state.saving) return state;
  if (!state.dirty) return { ...adopt(state, draft), aside: state.typedHere ? state.candidates : state.aside };
  return { ...state, theirs: draft };
}

function adopt(state: DraftState, draft: Draft): DraftState {
  return {
    ...state,
    candidates: draft.candidates,
    revision: draft.revision,
    savedAt: draft.savedAt,
    typedHere: false,
    dirty: false,
    saving: false,
    failure: null,
    theirs: null,
  };
}

function same(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index]);
}
