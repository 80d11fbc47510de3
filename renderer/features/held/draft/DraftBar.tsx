import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { describeClock } from '../../../ui/times.ts';
import { drafts } from './drafts.ts';
import type { DraftState } from './draftState.ts';
import { textsOf } from './draftState.ts';

/** How the draft stands in the store, in few words. */
export function DraftSaved({ draft }: { readonly draft: DraftState }) {
  const text =
    draft.failure !== null
      ? `not saved: ${draft.failure}`
      : draft.theirs !== null
        ? 'not saved: choose a version'
        : draft.dirty || draft.saving
          ? 'saving…'
          : draft.savedAt === null
            ? ''
            : `saved ${describeClock(draft.savedAt).slice(0, 8)}`;
  return (
    <span
      role="status"
      aria-label="Draft"
      title={text}
      className={`captured-line min-w-24 flex-[1_1_0] text-s ${draft.failure === null ? 'text-ink-3' : 'text-stop'}`}
    >
      {text}
    </span>
  );
}

/** Two windows on one draft: both versions are kept until, and after, the person chooses. */
export function DraftConflict({ situation, draft }: { readonly situation: string; readonly draft: DraftState }) {
  if (draft.theirs) {
    return (
      <div role="alert" className="flex shrink-0 flex-wrap items-center gap-2.5 border-b border-line bg-wait-bg px-3.5 py-1.5">
        <span className="min-w-60 flex-1">
          Another window saved this draft meanwhile. Nothing is saved here until you choose; the other version is kept.
        </span>
        <Button size="small" onClick={() => drafts.dispatch(situation, { kind: 'tookTheirs' })}>
          Take theirs
        </Button>
        <Button size="small" onClick={() => drafts.dispatch(situation, { kind: 'keptMine' })}>
          Keep mine
        </Button>
      </div>
    );
  }
  if (!draft.aside) return null;
  const aside = draft.aside;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2.5 border-b border-line bg-raised px-3.5 py-1">
      <span className="min-w-40 flex-1 text-ink-2">Another window saved over this draft; the other version was set aside.</span>
      <CopyButton label="Copy the version set aside" text={() => textsOf(aside).join('\n')} />
      <Button size="small" onClick={() => drafts.dispatch(situation, { kind: 'swapped' })}>
        Swap the versions
      </Button>
    </div>
  );
}
