import { useState } from 'react';
import type { ExchangeDetail } from '../../../../shared/api.ts';
import { hasErrors } from '../../../../shared/finding.ts';
import type { Captured } from '../../../api/captured.ts';
import { useView } from '../../../store/view.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Scroll } from '../../../ui/Scroll.tsx';
import { FindingLine } from '../../../ui/findings/FindingLine.tsx';
import { situationsSoFar } from '../../../ui/decision/decidedSoFar.ts';
import { hasNoInputs } from '../describeExchange.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { RefusalBlock } from './RefusalBlock.tsx';
import { SituationBlock } from './SituationBlock.tsx';
import { WholeAnswer } from './WholeAnswer.tsx';
import { showPlace } from '../showPlace.ts';

interface DecisionsTabProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

const AT_ONCE = 20;

/** Situations down, candidates across. */
export function DecisionsTab({ detail, captured }: DecisionsTabProps) {
  const { exchange } = detail;
  const ledTo = useView((view) => view.ledTo);
  const [most, setMost] = useState(() => Math.max(AT_ONCE, (ledTo?.situation ?? 0) + 1));
  const situations = situationsSoFar(detail, captured.situations);
  // An answer that is no list of candidates, such as 418 by hand, is shown as refusals are: as it went out.
  const isPlain = exchange.outcome === 'answered' && situations.length > 0 && situations.every(({ candidates }) => candidates.length === 0);
  const telling = detail.findings.filter(({ level }) => level !== 'note');
  return (
    <Scroll label="Decisions" className="flex-1 overflow-y-auto p-3.5">
      {exchange.outcome === 'refused' && <RefusalBlock detail={detail} captured={captured} />}
      {exchange.outcome !== 'refused' && situations.length === 0 && (
        <PlainAnswer
          exchange={exchange}
          captured={captured}
          title={
            hasNoInputs(exchange)
              ? 'Its list of inputs is empty, so no decision is asked for. The answer'
              : 'This request asks for no decision. Its answer'
          }
        />
      )}
      {isPlain && <WholeAnswer exchange={exchange} captured={captured} />}
      <div className={classes('grid gap-6', exchange.outcome === 'refused' && 'mt-5')}>
        {situations.slice(0, most).map((situation) => (
          <SituationBlock
            key={situation.index}
            exchange={exchange}
            situation={situation}
            draft={detail.drafts[situation.index] ?? null}
            of={situations.length}
            led={situation.index === ledTo?.situation ? ledTo : null}
          />
        ))}
      </div>
      {situations.length > most && (
        <Button className="mt-4" onClick={() => setMost(most + AT_ONCE * 5)}>
          Show more: {describeCount(situations.length - most, 'situation')} left
        </Button>
      )}
      {exchange.outcome !== 'refused' && telling.length > 0 && (
        <section aria-label={hasErrors(telling) ? 'Errors and warnings' : 'Warnings'} className="mt-5 grid gap-1.5">
          {telling.slice(0, AT_ONCE).map((finding, index) => (
            <FindingLine key={index} finding={finding} onShow={showPlace} />
          ))}
          {telling.length > AT_ONCE && <p className="text-ink-3">and {describeCount(telling.length - AT_ONCE)} more in Findings</p>}
        </section>
      )}
    </Scroll>
  );
}
