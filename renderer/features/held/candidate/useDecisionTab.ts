import { useRef, useState } from 'react';
import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import { becomeDecision, becomeError, decisionText, errorText } from './candidateEdit.ts';
import type { CandidateParts } from './candidateParts.ts';
import { viewFrame } from './candidateView.ts';
import type { DecisionTab } from './DecisionForm.tsx';
import type { Composer } from '../draft/useComposer.ts';

export interface DecisionTabs {
  readonly tab: DecisionTab;
  choose(tab: DecisionTab): void;
  /** Shows the kind that the candidate is by itself, as after it was replaced. */
  follow(): void;
}

/** Which kind of answer the form shows. A decision that became an error, and an error that became a decision, come back when taken back. */
export function useDecisionTab(composer: Composer, chosen: number, parts: CandidateParts): DecisionTabs {
  const [asked, setAsked] = useState<Readonly<Record<number, 'say' | 'calls'>>>({});
  const kept = useRef(new Map<string, string>());
  const view = parts.kind === 'parts' ? viewFrame(parts.frame, composer.layout) : null;
  const own = view && view.calls.length > 0 ? 'calls' : 'say';
  const tab = view?.status === 'error' ? 'error' : (asked[chosen] ?? own);

  const keep = (kind: 'decision' | 'error', text: string | null) => {
    if (text !== null) kept.current.set(`${kind} ${chosen}`, text);
  };
  const choose = (next: DecisionTab) => {
    if (next !== 'error') setAsked({ ...asked, [chosen]: next });
    if ((next === 'error') === (tab === 'error')) return;
    const what = next === 'error' ? 'Decision set aside' : 'Error set aside';
    const change = (frame: string, layout: CandidateLayout) => {
      if (next !== 'error') {
        keep('error', errorText(frame, layout));
        return becomeDecision(frame, layout, kept.current.get(`decision ${chosen}`) ?? null);
      }
      keep('decision', decisionText(frame, layout));
      return becomeError(frame, layout, kept.current.get(`error ${chosen}`) ?? null);
    };
    composer.edit(chosen, change, composer.isWritten(chosen) ? what : null);
  };
  const follow = () => setAsked(Object.fromEntries(Object.entries(asked).filter(([place]) => Number(place) !== chosen)));
  return { tab, choose, follow };
}
