import { useSyncExternalStore } from 'react';
import { ApiFailure, callApi } from '../../../api/client.ts';
import type { SaveResult } from './draftKeeper.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import type { DraftState } from './draftState.ts';

const REST_MS = 300;

/** All that is typed in this window, kept while other screens are looked at. */
export const drafts = createDraftKeeper(saveDraft, REST_MS);

// Leaving, hiding or reloading the window must not lose the last keystrokes.
let leaving = false;
window.addEventListener('pagehide', () => {
  leaving = true;
  void drafts.flushAll();
});
window.addEventListener('pageshow', () => {
  leaving = false;
});
window.addEventListener('blur', () => void drafts.flushAll());
document.addEventListener('visibilitychange', () => void drafts.flushAll());

export function useDraft(situation: string): DraftState | undefined {
  return useSyncExternalStore(drafts.subscribe, () => drafts.state(situation));
}

async function saveDraft(situation: string, revision: number, candidates: readonly string[]): Promise<SaveResult> {
  try {
    const { draft } = await callApi('saveDraft', {
      params: { situation },
      input: { revision, candidates: [...candidates] },
      outlivesPage: leaving,
    });
    return { kind: 'saved', draft };
  } catch (fault) {
    if (!(fault instanceof ApiFailure)) throw fault;
    if (fault.code !== 'stale') {
      // What the host refuses once it refuses again; only its absence and a full disk pass.
      return { kind: 'failed', message: fault.message, again: fault.status === 0 || fault.status >= 500 };
    }
    const theirs = await callApi('holds').catch(() => null);
    return { kind: 'stale', draft: theirs?.holds.find((hold) => hold.situation === situation)?.draft ?? null };
  }
}
