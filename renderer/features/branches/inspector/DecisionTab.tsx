import { useMemo } from 'react';
import { describeCount } from '../../../ui/amounts.ts';
import { CandidateCard } from '../../../ui/decision/CandidateCard.tsx';
import { FactList } from '../../../ui/decision/FactList.tsx';
import { InstructionText } from '../../../ui/decision/InstructionText.tsx';
import { markDifferences } from '../../../ui/decision/siblingParts.ts';
import { Scroll } from '../../../ui/Scroll.tsx';
import { situationFacts } from '../../../ui/situationFacts.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import type { NodeData } from './useNodeData.ts';

const MOST_SIBLINGS = 12;

/** What was asked and decided. Of a candidate its own decision first, then its siblings', differences marked. */
export function DecisionTab({ data }: { readonly data: NodeData }) {
  const { situation, candidate } = data;
  const facts = useMemo(() => situationFacts(situation), [situation]);
  const parts = useMemo(() => markDifferences(situation.candidates), [situation.candidates]);
  const siblings = situation.candidates.filter(({ index }) => index !== candidate?.index);
  const shown = siblings.slice(0, MOST_SIBLINGS);
  return (
    <Scroll label="Decision" className="flex-1 overflow-y-auto p-3.5">
      <h3 className="captured-line mb-1.25 text-s text-ink-3">Asked · id {visibleText(`${situation.sourceId} · ${situation.from}`)}</h3>
      <div className="rounded-card border border-line bg-raised px-3 py-2.5">
        <InstructionText situation={situation} />
        <FactList facts={facts} />
      </div>
      {candidate && (
        <>
          <h3 className="mt-4 mb-1.25 text-s text-ink-3">Decided</h3>
          <CandidateCard candidate={candidate} parts={parts[candidate.index] ?? null} situation={situation} />
        </>
      )}
      {shown.length > 0 && (
        <>
          <h3 className="mt-4 mb-1.25 text-s text-ink-3">{candidate ? 'Beside it' : 'Decided'}</h3>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))] gap-2.5">
            {shown.map((sibling) => (
              <CandidateCard key={sibling.index} candidate={sibling} parts={parts[sibling.index] ?? null} situation={situation} />
            ))}
          </div>
          {shown.length < siblings.length && (
            <p className="mt-2 text-ink-3">and {describeCount(siblings.length - shown.length, 'candidate')} more, in Traffic</p>
          )}
        </>
      )}
      {situation.candidates.length === 0 && <p className="mt-3 text-ink-3">No candidate answers it so far.</p>}
    </Scroll>
  );
}
