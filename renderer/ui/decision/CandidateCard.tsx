import type { Candidate, SituationView } from '../../../shared/situation.ts';
import { describeCount, describeTextSize } from '../amounts.ts';
import { LongText } from '../LongText.tsx';
import { CallBlock } from './CallBlock.tsx';
import { StampChip } from './StampChip.tsx';
import { PartText } from './PartText.tsx';
import type { DecisionParts } from './siblingParts.ts';

interface CandidateCardProps {
  readonly candidate: Candidate;
  /** Null where it made no decision. */
  readonly parts: DecisionParts | null;
  readonly situation: SituationView;
}

/** One candidate: what it says and calls, or why it could not decide. */
export function CandidateCard({ candidate, parts, situation }: CandidateCardProps) {
  const isEmpty = parts !== null && parts.calls.length === 0 && parts.say.length === 0;
  return (
    <article
      aria-label={`Candidate ${candidate.index}`}
      className="flex min-w-0 flex-col rounded-card border border-line bg-raised px-3 py-2.5"
    >
      <h3 className="mb-2 flex items-center gap-2 text-m font-semibold">
        Candidate {candidate.index}
        {candidate.status === 'error' && <span className="font-normal text-stop">error</span>}
        {candidate.stamp !== undefined && <StampChip stamp={candidate.stamp} />}
      </h3>
      {parts && parts.say.length > 0 && (
        <p dir="auto" className="captured max-h-100 overflow-y-auto">
          <PartText parts={parts.say} />
        </p>
      )}
      {parts?.calls.map((call, index) => (
        <CallBlock key={index} call={call} />
      ))}
      {isEmpty && <p className="text-wait">An empty decision: it says and calls nothing.</p>}
      {candidate.error && (
        <div className="text-stop">
          <code className="captured font-mono text-m">{candidate.error.code}</code>
          {candidate.error.component !== null && <span className="captured text-ink-3"> in {candidate.error.component}</span>}
          <LongText text={candidate.error.message} className="mt-1 text-ink" />
        </div>
      )}
      <div className="mt-auto grid gap-0.75 pt-2 text-s text-ink-3 tabular-nums">
        <span>{describeMemory(candidate.memoryText, situation.memoryText)}</span>
        <span>{candidate.stepTexts.length === 0 ? 'no steps' : describeCount(candidate.stepTexts.length, 'step')}</span>
      </div>
    </article>
  );
}

function describeMemory(after: string | null, before: string | null): string {
  if (after === null) return 'no memory';
  if (after === before) return 'memory unchanged, byte for byte';
  if (before === null) return `memory ${describeTextSize(after)}`;
  return `memory ${describeTextSize(before)} → ${describeTextSize(after)}`;
}
