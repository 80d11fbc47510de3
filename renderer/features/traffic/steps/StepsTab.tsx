import { useState } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Captured } from '../../../api/captured.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { JsonTree } from '../../../ui/JsonTree.tsx';
import { SplitPanes } from '../../../ui/SplitPanes.tsx';
import { CandidatePicker } from '../CandidatePicker.tsx';
import { situationsSoFar } from '../../../ui/decision/decidedSoFar.ts';
import { StepList } from '../../../ui/steps/StepList.tsx';

interface StepsTabProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

const SHARES = [28, 72];
const MINIMUMS = [110, 200];

/** The steps that a candidate's responder reports, each as it was sent. */
export function StepsTab({ detail, captured }: StepsTabProps) {
  const [place, setPlace] = useState({ situation: 0, candidate: 0 });
  const [chosen, setChosen] = useState(0);
  const situations = situationsSoFar(detail, captured.situations);
  const candidate = situations[place.situation]?.candidates[place.candidate];
  if (situations.length === 0) return <EmptyState title="No steps">This request asks for no decision.</EmptyState>;
  const text = candidate?.stepTexts[chosen];
  return (
    <>
      <CandidatePicker
        situations={situations}
        {...place}
        onChange={(situation, nextCandidate) => {
          setPlace({ situation, candidate: nextCandidate });
          setChosen(0);
        }}
      />
      {candidate && text !== undefined ? (
        <SplitPanes name="traffic.steps" shares={SHARES} minimums={MINIMUMS}>
          <StepList texts={candidate.stepTexts} chosen={chosen} onChoose={setChosen} />
          <JsonTree text={text} label={`Step ${chosen + 1}`} />
        </SplitPanes>
      ) : (
        <EmptyState title="No steps">{candidate ? 'This candidate reports none.' : 'There is no candidate yet.'}</EmptyState>
      )}
    </>
  );
}
