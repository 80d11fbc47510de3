import { useMemo } from 'react';
import { CandidateCard } from '../../../ui/decision/CandidateCard.tsx';
import { InstructionText } from '../../../ui/decision/InstructionText.tsx';
import type { DecisionParts } from '../../../ui/decision/siblingParts.ts';
import { markDifferences } from '../../../ui/decision/siblingParts.ts';
import { Scroll } from '../../../ui/Scroll.tsx';
import type { NodeData } from '../inspector/useNodeData.ts';

interface CompareDecisionsProps {
  readonly left: NodeData;
  readonly right: NodeData;
}

/** What was asked and decided on both sides; where both are candidates, what differs is marked. */
export function CompareDecisions({ left, right }: CompareDecisionsProps) {
  const parts = useMemo(() => {
    const both = left.candidate && right.candidate ? [left.candidate, right.candidate] : null;
    return both ? markDifferences(both) : null;
  }, [left.candidate, right.candidate]);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 divide-x divide-line">
      <Side name="A" data={left} parts={parts?.[0] ?? null} />
      <Side name="B" data={right} parts={parts?.[1] ?? null} />
    </div>
  );
}

interface SideProps {
  readonly name: 'A' | 'B';
  readonly data: NodeData;
  /** Of its candidate, marked against the other side's; null where there is nothing to mark it against. */
  readonly parts: DecisionParts | null;
}

function Side({ name, data, parts }: SideProps) {
  const { situation, candidate, place } = data;
  // By itself, where the other side has no candidate to mark it against.
  const own = useMemo(() => (candidate ? markDifferences([candidate]) : []), [candidate]);
  return (
    <Scroll label={`Decision ${name}`} className="overflow-y-auto p-3.5">
      <h3 className="mb-1.25 text-s text-ink-3">Asked</h3>
      <div className="rounded-card border border-line bg-raised px-3 py-2.5">
        <InstructionText situation={situation} />
      </div>
      <h3 className="mt-4 mb-1.25 text-s text-ink-3">Decided</h3>
      <div className="grid gap-2.5">
        {candidate && <CandidateCard candidate={candidate} parts={parts ?? own[0] ?? null} situation={situation} />}
        {place.candidate === null && <AllCandidates data={data} />}
      </div>
      {!candidate && situation.candidates.length === 0 && <p className="text-ink-3">No candidate answers it so far.</p>}
    </Scroll>
  );
}

function AllCandidates({ data }: { readonly data: NodeData }) {
  const { situation } = data;
  const parts = useMemo(() => markDifferences(situation.candidates), [situation.candidates]);
  return situation.candidates
    .slice(0, 12)
    .map((candidate) => (
      <CandidateCard key={candidate.index} candidate={candidate} parts={parts[candidate.index] ?? null} situation={situation} />
    ));
}
