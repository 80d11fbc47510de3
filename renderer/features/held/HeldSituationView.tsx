import type { RefObject } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { Finding } from '../../../shared/finding.ts';
import { SplitPanes } from '../../ui/SplitPanes.tsx';
import type { CandidatePaneHandle } from './candidate/CandidatePane.tsx';
import { ComposerPane } from './ComposerPane.tsx';
import { findingsOfForm } from './known/findingsOfForm.ts';
import { KnowledgePane } from './known/KnowledgePane.tsx';
import { readPlace } from './candidate/places.ts';
import type { QueueItem } from './queue/queueSelection.ts';
import type { HeldSituation } from './requestText.ts';
import { useUntouched } from './candidate/useUntouched.ts';
import type { Composer } from './draft/useComposer.ts';
import { useFindings } from './known/useFindings.ts';
import { useHeldKeys } from './useHeldKeys.ts';
import { undoKeys } from './undoKeys.ts';
import { useRelease } from './release/useRelease.ts';

interface HeldSituationViewProps {
  readonly item: QueueItem;
  readonly held: HeldSituation;
  readonly composer: Composer;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly pane: RefObject<CandidatePaneHandle | null>;
  readonly onReleased: () => void;
  /** Whether another one waits. */
  readonly more: boolean;
}

/** The composer and what you know, for the situation that is looked at. */
export function HeldSituationView({ item, held, composer, list, pane, onReleased, more }: HeldSituationViewProps) {
  const [wanted, setChosen] = useState(0);
  const chosen = Math.min(wanted, composer.texts.length - 1);
  const section = useRef<HTMLElement>(null);
  const open = !item.gone && item.hold.state === 'waiting';
  const checked = useFindings(item.hold.situation, held, composer.texts);
  const findings = useMemo(
    () => (open ? findingsOfForm(checked.findings, composer, held.form) : []),
    [open, checked.findings, composer, held.form],
  );
  const told = useUntouched(findings);
  const release = useRelease(item.hold, composer, findings, told, onReleased);
  useHeldKeys({ section, list, release: open ? release.now : null });

  const reveal = (finding: Finding) => {
    const place = readPlace(finding.pointer);
    if (!place) return;
    setChosen(place.candidate);
    // The candidate that was just chosen is drawn first.
    requestAnimationFrame(() => pane.current?.reveal(place.pointer));
  };
  return (
    <SplitPanes name="held.composer" shares={[75, 25]} minimums={[420, 200]}>
      <section
        ref={section}
        aria-label="Composer"
        className="flex min-h-0 flex-1 flex-col"
        {...(open ? { onKeyDownCapture: undoKeys(composer) } : {})}
      >
        <ComposerPane
          item={item}
          held={held}
          composer={composer}
          all={findings}
          told={told}
          chosen={chosen}
          release={release}
          pane={pane}
          onCandidate={setChosen}
          more={more}
        />
      </section>
      <KnowledgePane
        hold={item.hold}
        held={held}
        checked={open ? { ...checked, findings: told.findings } : null}
        keepsBack={told.keepsBack}
        onReveal={reveal}
      />
    </SplitPanes>
  );
}
