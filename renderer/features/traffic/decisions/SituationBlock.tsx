import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Exchange } from '../../../../shared/exchange.ts';
import type { Draft } from '../../../../shared/hold.ts';
import type { SituationView } from '../../../../shared/situation.ts';
import { situationId } from '../../../../shared/situationId.ts';
import { openNode } from '../../../store/openNode.ts';
import type { LedPlace } from '../../../store/view.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { situationFacts } from '../../../ui/situationFacts.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import { CandidateCard } from '../../../ui/decision/CandidateCard.tsx';
import { FactList } from '../../../ui/decision/FactList.tsx';
import { InstructionText } from '../../../ui/decision/InstructionText.tsx';
import { hasMarks, markDifferences } from '../../../ui/decision/siblingParts.ts';
import { DraftBlock } from './DraftBlock.tsx';
import { OpenNote } from './OpenNote.tsx';
import { unsentDraft } from './unsentDraft.ts';

interface SituationBlockProps {
  readonly exchange: Exchange;
  readonly situation: SituationView;
  /** What a person typed for it; null where nobody did. */
  readonly draft: Draft | null;
  /** How many situations the exchange has. */
  readonly of: number;
  /** The place in it that the person was led to: it is scrolled to. */
  readonly led: LedPlace | null;
}

const AT_ONCE = 12;

/** What was asked, and every answer to it side by side. */
export function SituationBlock({ exchange, situation, draft, of, led }: SituationBlockProps) {
  const [all, setAll] = useState((led?.candidate ?? 0) >= AT_ONCE);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (led && of > 1) element.current?.scrollIntoView({ block: 'start' });
  }, [led, of]);
  const parts = useMemo(() => markDifferences(situation.candidates), [situation.candidates]);
  const facts = useMemo(() => situationFacts(situation), [situation]);
  const unsent = unsentDraft(draft, situation.candidates);
  const shown = all ? situation.candidates : situation.candidates.slice(0, AT_ONCE);
  return (
    <section ref={element} aria-label={`Situation ${situation.index + 1} of ${of}`} className="scroll-mt-3.5">
      <div className="mb-1.25 flex gap-3 text-s text-ink-3">
        <p className="captured-line min-w-0 flex-1">
          Situation {situation.index + 1} of {of} · id {visibleText(`${situation.sourceId} · ${situation.from}`)}
        </p>
        <button
          type="button"
          className="shrink-0 text-accent hover:underline"
          onClick={() => openNode({ situation: situationId(exchange.id, situation.index), candidate: null })}
        >
          Show in Branches
        </button>
      </div>
      <div className={classes('rounded-card border bg-raised px-3 py-2.5', led && of > 1 ? 'border-accent' : 'border-line')}>
        <InstructionText situation={situation} />
        <FactList facts={facts} />
      </div>
      <OpenNote exchange={exchange} index={situation.index} />
      {hasMarks(parts) && (
        <p className="mt-2.5 text-s text-ink-3">
          <mark className="rounded-[3px] bg-mark-bg px-1 text-ink-2">Marked</mark> is what most of the other candidates do not have.
        </p>
      )}
      <div className="mt-2.5 grid empty:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))] gap-2.5">
        {shown.map((candidate, place) => (
          <CandidateCard key={candidate.index} candidate={candidate} parts={parts[place] ?? null} situation={situation} />
        ))}
      </div>
      {shown.length < situation.candidates.length && (
        <Button className="mt-2.5" onClick={() => setAll(true)}>
          Show all {describeCount(situation.candidates.length, 'candidate')}
        </Button>
      )}
      {unsent && <DraftBlock draft={unsent} protocol={exchange.protocol} situation={situation} />}
    </section>
  );
}
