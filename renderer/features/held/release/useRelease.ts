import { useState } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import type { Exchange } from '../../../../shared/exchange.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { drafts } from '../draft/drafts.ts';
import { releaseHold, releaseRest } from './holdActions.ts';
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
  rest(how: 'sample' | 'error' | 'same'): void;
  /** The whole exchange was ended by another action. */
  ended(): void;
}

/** `findings`: all of them, `told` or not. `onReleased`: goes on to the next one, after something here went out or was put by. */
export function useRelease(hold: Hold, composer: Composer, findings: readonly Finding[], told: Told, onReleased: () => void): Release {
  const [busy, setBusy] = useState(false);
  // Confirmed only for the very texts that were asked about.
  const [asked, setAsked] = useState<{ readonly texts: readonly string[]; readonly question: string } | null>(null);
  const question = asked?.texts === composer.texts ? asked.question : null;

  const run = async (action: () => Promise<Exchange | null>, sendsDraft: boolean) => {
    setBusy(true);
    try {
      const settled = await drafts.settle(hold.situation);
      // The save found another window's version: what stands here is not yet what is wanted.
      if (sendsDraft && !settled) return;
      if ((await action()) !== null) onReleased();
    } finally {
      setBusy(false);
    }
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
      void run(() => releaseHold(hold, composer.texts), true);
    },
    rest: (how) => {
      // What would be copied is told first, once.
      if (how === 'same' && told.keepsBack) told.tellAll();
      else if (!busy) void run(() => releaseRest(hold, how, composer.texts), how === 'same');
    },
    ended: onReleased,
  };
}
