import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { Draft } from '../../../../shared/hold.ts';
import type { DraftAction, DraftState } from './draftState.ts';
import { applyDraftAction, beginDraft, textsOf, wantsSaving } from './draftState.ts';

/** What came of asking the host to store a draft. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly draft: Draft }
  /** A newer draft stands; null where it could not be read. */
  | { readonly kind: 'stale'; readonly draft: Draft | null }
  /** `again`: whether it is worth trying soon. */
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

export interface DraftKeeper {
  /** The state of a situation's draft; undefined before `open`. */
  state(situation: string): DraftState | undefined;
  /** Begins from the host's draft or from blanks; where the situation is open already, tells it what the host has. */
  open(situation: string, draft: Draft | null, blanks: readonly string[], layout: CandidateLayout): void;
  dispatch(situation: string, action: DraftAction): void;
  /** Saves at once what was typed; resolves when it is stored or could not be. */
  flush(situation: string): Promise<void>;
  /** The same before a release: false where another window's version waits for a choice. */
  settle(situation: string): Promise<boolean>;
  flushAll(): Promise<void>;
  /** Forgets the drafts of all other situations, but for what is not stored yet. */
  retain(situations: ReadonlySet<string>): void;
  /** What was typed here and is not stored yet, oldest situation first. */
  unsaved(): readonly UnsavedDraft[];
  subscribe(listener: () => void): () => void;
}

export interface UnsavedDraft {
  readonly situation: string;
  readonly candidates: readonly string[];
}

const RETRY_MS = 2_000;

/** Keeps what is typed, and saves it `delayMs` after the last keystroke. One save a situation is under way at a time. */
export function createDraftKeeper(
  save: (situation: string, revision: number, candidates: readonly string[]) => Promise<SaveResult>,
  delayMs: number,
): DraftKeeper {
  const states = new Map<string, DraftState>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const apply = (situation: string, action: DraftAction): void => {
    const state = states.get(situation);
    if (!state) return;
    const next = applyDraftAction(state, action);
    if (next === state) return;
    states.set(situation, next);
    for (const listener of listeners) listener();
  };

  const saveLater = (situation: string, afterMs: number): void => {
    clearTimeout(timers.get(situation));
    timers.set(
      situation,
      setTimeout(() => void saveNow(situation), afterMs),
    );
  };

  const saveNow = async (situation: string): Promise<void> => {
    clearTimeout(timers.get(situation));
    const before = running.get(situation);
    if (before) await before;
    // Begun since this was asked for: it takes along what is to be saved here, and is to be waited for.
    const begun = running.get(situation);
    if (begun) return await begun;
    const state = states.get(situation);
    if (!state || !wantsSaving(state)) return;
    const run = runSave(situation, state).finally(() => running.delete(situation));
    running.set(situation, run);
    await run;
  };

  // However a save ends, the next keystroke must be saved again.
  const trySave = async (situation: string, state: DraftState): Promise<SaveResult> => {
    try {
      return await save(situation, state.revision, textsOf(state.candidates));
    } catch (fault) {
      return { kind: 'failed', message: fault instanceof Error ? fault.message : String(fault), again: true };
    }
  };

  const runSave = async (situation: string, state: DraftState): Promise<void> => {
    apply(situation, { kind: 'saveBegan' });
    const result = await trySave(situation, state);
    if (result.kind === 'saved') apply(situation, result);
    else if (result.kind === 'stale' && result.draft) apply(situation, { kind: 'stale', draft: result.draft });
    else
      apply(situation, {
        kind: 'failed',
        message: result.kind === 'failed' ? result.message : 'a newer draft stands, but it could not be read',
      });
    const after = states.get(situation);
    if (!after || !wantsSaving(after)) return;
    if (result.kind !== 'failed') saveLater(situation, delayMs);
    else if (result.again) saveLater(situation, RETRY_MS);
  };

  return {
    state: (situation) => states.get(situation),
    open: (situation, draft, blanks, layout) => {
      if (!states.has(situation)) {
        states.set(situation, beginDraft(draft, blanks, layout));
        for (const listener of listeners) listener();
      } else if (draft) apply(situation, { kind: 'seen', draft });
    },
    dispatch: (situation, action) => {
      apply(situation, action);
      const state = states.get(situation);
      if (state && wantsSaving(state)) saveLater(situation, delayMs);
    },
    flush: saveNow,
    settle: async (situation) => {
      await saveNow(situation);
      return (states.get(situation)?.theirs ?? null) === null;
    },
    flushAll: async () => {
      await Promise.all([...states.keys()].map(saveNow));
    },
    retain: (situations) => {
      for (const [situation, state] of states) {
        if (isStored(state) && !situations.has(situation)) states.delete(situation);
      }
    },
    unsaved: () =>
      [...states].flatMap(([situation, state]) => (isStored(state) ? [] : [{ situation, candidates: textsOf(state.candidates) }])),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isStored(state: DraftState): boolean {
  return !state.dirty && !state.saving && state.theirs === null;
}
