import { create } from 'zustand';
import type { Hold } from '../../../../shared/hold.ts';
import { tellFailure } from '../../../ui/notices.ts';
import { releaseMany } from './holdActions.ts';
import type { ReleaseHow } from './releaseMany.ts';
import { writtenAmong } from './writtenAmong.ts';

/** Situations to be decided at once. */
export interface ManyToRelease {
  readonly how: ReleaseHow;
  readonly deciding: readonly Hold[];
  /** The decision that `same` copies, and the situation that it was written for. */
  readonly source: { readonly hold: Hold; readonly candidates: readonly string[] } | null;
  /** Called once some were released. */
  readonly onReleased: (released: readonly Hold[]) => void;
}

/** What a person is asked before that. */
export interface Asking extends ManyToRelease {
  /** Those that hold a draft that would not go out. */
  readonly written: readonly Hold[];
}

export const useAsking = create<{ readonly asking: Asking | null }>(() => ({ asking: null }));

export function stopAsking(): void {
  useAsking.setState({ asking: null });
}

/** Releases at once, but for drafts that a person wrote: about those it asks first. With `always` it asks in any case. */
export async function askToRelease(many: ManyToRelease, always: boolean): Promise<void> {
  try {
    const written = await writtenAmong(many.deciding.filter((hold) => hold.situation !== many.source?.hold.situation));
    if (always || written.length > 0) useAsking.setState({ asking: { ...many, written } });
    else await runRelease(many, many.deciding);
  } catch (fault) {
    tellFailure('Could not look for drafts, so nothing was released', fault);
  }
}

/** Releases some of what was asked about. */
export async function runRelease({ how, source, onReleased }: ManyToRelease, deciding: readonly Hold[]): Promise<void> {
  const released = await releaseMany(deciding, how, source);
  if (released.length > 0) onReleased(released);
}
