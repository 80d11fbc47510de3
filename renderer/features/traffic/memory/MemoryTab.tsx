import { useState } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Captured } from '../../../api/captured.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SplitPanes } from '../../../ui/SplitPanes.tsx';
import { CandidatePicker } from '../CandidatePicker.tsx';
import { situationsSoFar } from '../../../ui/decision/decidedSoFar.ts';
import { MemoryPane } from '../../../ui/memory/MemoryPane.tsx';

interface MemoryTabProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

const SHARES = [50, 50];
const MINIMUMS = [140, 140];

/** The memory that came and the memory that went back, side by side. */
export function MemoryTab({ detail, captured }: MemoryTabProps) {
  const [place, setPlace] = useState({ situation: 0, candidate: 0 });
  const situations = situationsSoFar(detail, captured.situations);
  const situation = situations[place.situation];
  if (!situation) return <EmptyState title="No memory">This request carries none.</EmptyState>;
  const candidate = situation.candidates[place.candidate];
  return (
    <>
      <CandidatePicker
        situations={situations}
        {...place}
        onChange={(nextSituation, nextCandidate) => setPlace({ situation: nextSituation, candidate: nextCandidate })}
      />
      <SplitPanes name="traffic.memory" shares={SHARES} minimums={MINIMUMS}>
        <MemoryPane title="Input memory" text={situation.memoryText} missing="The caller sent none." />
        <MemoryPane
          title={candidate ? `Returned by candidate ${candidate.index}` : 'Returned memory'}
          text={candidate?.memoryText ?? null}
          missing={candidate ? 'This candidate returns none.' : 'No candidate yet.'}
          isUnchanged={candidate !== undefined && candidate.memoryText !== null && candidate.memoryText === situation.memoryText}
        />
      </SplitPanes>
    </>
  );
}
