import type { RefObject } from 'react';
import { useMemo } from 'react';
import type { CandidatePaneHandle } from './candidate/CandidatePane.tsx';
import { CandidatePane } from './candidate/CandidatePane.tsx';
import { CandidateTabs } from './candidate/CandidateTabs.tsx';
import { ComposerFooter } from './release/ComposerFooter.tsx';
import { ComposerHead } from './known/ComposerHead.tsx';
import { DraftConflict } from './draft/DraftBar.tsx';
import { findingsOf } from './candidate/editorMarks.ts';
import type { Finding } from '../../../shared/finding.ts';
import type { QueueItem } from './queue/queueSelection.ts';
import { describeRelease, faultyCandidates } from './release/releaseState.ts';
import type { HeldSituation } from './requestText.ts';
import { SettledFooter } from './release/SettledFooter.tsx';
import type { Told } from './candidate/useUntouched.ts';
import type { Composer } from './draft/useComposer.ts';
import type { Release } from './release/useRelease.ts';

interface ComposerPaneProps {
  readonly item: QueueItem;
  readonly held: HeldSituation;
  readonly composer: Composer;
  /** All that stands against it, told or not. */
  readonly all: readonly Finding[];
  readonly told: Told;
  readonly chosen: number;
  readonly release: Release;
  readonly pane: RefObject<CandidatePaneHandle | null>;
  readonly onCandidate: (candidate: number) => void;
  /** Whether another one waits. */
  readonly more: boolean;
}

/** The answer to one situation in the making. */
export function ComposerPane({ item, held, composer, all, told, chosen, release, pane, onCandidate, more }: ComposerPaneProps) {
  const { hold, gone } = item;
  const { findings } = told;
  const open = !gone && hold.state === 'waiting';
  const placed = useMemo(() => findingsOf(findings, chosen), [findings, chosen]);
  return (
    <>
      <ComposerHead hold={hold} held={held} />
      <CandidateTabs
        composer={composer}
        chosen={chosen}
        faulty={faultyCandidates(findings)}
        unfit={faultyCandidates(all)}
        onChange={onCandidate}
      >
        <DraftConflict situation={hold.situation} draft={composer.draft} />
        <CandidatePane ref={pane} composer={composer} held={held} chosen={chosen} findings={placed} told={told} readOnly={!open} />
      </CandidateTabs>
      {open ? (
        <ComposerFooter
          hold={hold}
          held={held}
          texts={composer.texts}
          written={composer.texts.map((_, index) => composer.isWritten(index))}
          state={describeRelease(hold, findings, composer.draft.theirs !== null)}
          busy={release.busy}
          question={release.question}
          onRelease={release.now}
          onRest={release.rest}
          onEnded={release.ended}
        />
      ) : (
        <SettledFooter hold={hold} gone={gone} texts={composer.texts} more={more} onNext={release.ended} />
      )}
    </>
  );
}
