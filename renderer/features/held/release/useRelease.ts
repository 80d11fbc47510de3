import { useState } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import type { Exchange } from '../../../../shared/exchange.ts';
import type { Hold } from '../../../../shared/hold.ts';
import { drafts } from '../draft/drafts.ts';
import { releaseHold, releaseRest } from './holdActions.ts';
import { askAboutBlanks, describeRelease } from './releaseState.ts';
import type { Composer } from '../draft/useComposer.ts';

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

/** `onReleased`: goes on to the next one, after something here went out or was put by. */
export function useRelease(hold: Hold, composer: Composer, findings: readonly Finding[], onReleased: () => void): Release {
  const [busy, setBusy] = useState(false);
  // Confirmed only for the very texts that were asked about.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const question = asked === composer.texts ? askAboutBlanks(composer.texts.map((_, index) => composer.isWritten(index))) : null;

  const run = async (action: () => Promise<Exchange | null>) => {
    setBusy(true);
    await drafts.flush(hold.situation);
    const exchange = await action();
    setBusy(false);
    if (exchange) onReleased();
  };
  return {
    busy,
    question,
    now: () => {
      if (busy || hold.state !== 'waiting' || describeRelease(hold, findings, composer.draft.theirs !== null).blocked !== null) return;
      if (question === null && askAboutBlanks(composer.texts.map((_, index) => composer.isWritten(index))) !== null) {
        setAsked(composer.texts);
        return;
      }
      void run(() => releaseHold(hold, composer.texts));
    },
    rest: (how) => {
      if (!busy) void run(() => releaseRest(hold, how, composer.texts));
    },
    ended: onReleased,
  };
}
