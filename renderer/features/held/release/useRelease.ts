import { useState } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { drafts } from '../draft/drafts.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { askToRelease } from './asking.ts';
import { releaseHold } from './holdActions.ts';
import type { ReleaseHow } from './releaseMany.ts';
import { othersOf } from './releaseMany.ts';
import { askAboutBlanks, describeRelease } from './releaseState.ts';
import type { Told } from '../candidate/useUntouched.ts';
import type { Composer } from '../draft/useComposer.ts';

const KEPT_BACK = 'Something stands against the new call: see the findings. Release again to send it so.';

/** Releasing, with all that must hold before it. */
export interface Release {
  readonly busy: boolean;
  /** What is to be confirmed by releasing once more. */
  readonly question: string | null;
  now(): void;
  /** The others of this request, and with `same` this one too; where this is the last of it, this one. */
  rest(how: ReleaseHow): void;
  /** The whole exchange was ended by another action. */
  ended(): void;
}

/** `findings`: all of them, `told` or not. `onReleased`: goes on to the next one, after something here went out or was put by. */
export function useRelease(hold: Hold, composer: Composer, findings: readonly Finding[], told: Told, onReleased: () => void): Release {
  const [busy, setBusy] = useState(false);
  // Confirmed only for the very texts that were asked about.
  const [asked, setAsked] = useState<{ readonly texts: readonly string[]; readonly question: string } | null>(null);
  const question = asked?.texts === composer.texts ? asked.question : null;

  const run = async (action: () => Promise<void>, sendsDraft: boolean) => {
    setBusy(true);
    try {
      const settled = await drafts.settle(hold.situation);
      // The save found another window's version: what stands here is not yet what is wanted.
      if (sendsDraft && !settled) return;
      await action();
    } finally {
      setBusy(false);
    }
  };
  const releaseThis = async () => {
    if ((await releaseHold(hold, composer.texts)) !== null) onReleased();
  };
  const releaseOthers = async (how: ReleaseHow) => {
    const others = othersOf(hold, queryClient.getQueryData<Hold[]>(['holds']) ?? []);
    const deciding = others.length === 0 ? [hold] : how === 'same' ? [hold, ...others] : others;
    const source = how === 'same' ? { hold, candidates: composer.texts } : null;
    // What was not released with the others stays in view.
    const go = (released: readonly Hold[]) => {
      if (released.some((other) => other.situation === hold.situation)) onReleased();
    };
    await askToRelease({ how, deciding, source, onReleased: go }, false);
  };
  return {
    busy,
    question,
    now: () => {
      if (busy || hold.state !== 'waiting') return;
      told.tellAll();
      if (describeRelease(hold, findings, composer.draft.theirs !== null).blocked !== null) return;
      const blanks = askAboutBlanks(composer.texts.map((_, index) => composer.isWritten(index)));
      const doubts = [told.keepsBack ? KEPT_BACK : null, question === null ? blanks : null].filter((doubt) => doubt !== null);
      if (doubts.length > 0) {
        setAsked({ texts: composer.texts, question: doubts.join(' ') });
        return;
      }
      void run(releaseThis, true);
    },
    rest: (how) => {
      // What would be copied is told first, once.
      if (how === 'same' && told.keepsBack) told.tellAll();
      else if (!busy) void run(() => releaseOthers(how), how === 'same');
    },
    ended: onReleased,
  };
}
