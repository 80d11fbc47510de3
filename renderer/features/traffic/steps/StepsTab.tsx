import { useState } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Captured } from '../../../api/captured.ts';
import { useView } from '../../../store/view.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CandidatePicker } from '../CandidatePicker.tsx';
import { situationsSoFar } from '../../../ui/decision/decidedSoFar.ts';
import { StepsPane } from '../../../ui/steps/StepsPane.tsx';

interface StepsTabProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

/** The steps that a candidate's responder reports, each as it was sent. */
export function StepsTab({ detail, captured }: StepsTabProps) {
  const [place, setPlace] = useState(() => {
    const { ledTo } = useView.getState();
    return { situation: ledTo?.situation ?? 0, candidate: ledTo?.candidate ?? 0 };
  });
  const situations = situationsSoFar(detail, captured.situations);
  const candidate = situations[place.situation]?.candidates[place.candidate];
  if (situations.length === 0) return <EmptyState title="No steps">This request asks for no decision.</EmptyState>;
  return (
    <>
      <CandidatePicker
        situations={situations}
        {...place}
        onChange={(situation, nextCandidate) => setPlace({ situation, candidate: nextCandidate })}
      />
      {candidate && candidate.stepTexts.length > 0 ? (
        <StepsPane key={`${place.situation}.${place.candidate}`} name="traffic.steps" texts={candidate.stepTexts} />
      ) : (
        <EmptyState title="No steps">{candidate ? 'This candidate reports none.' : 'There is no candidate yet.'}</EmptyState>
      )}
    </>
  );
}
