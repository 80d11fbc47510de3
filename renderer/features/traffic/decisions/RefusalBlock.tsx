import type { ExchangeDetail } from '../../../../shared/api.ts';
import type { Captured } from '../../../api/captured.ts';
import { FindingLine } from '../../../ui/findings/FindingLine.tsx';
import { PlaceInText } from './PlaceInText.tsx';
import { PlainAnswer } from './PlainAnswer.tsx';
import { showPlace } from '../showPlace.ts';

interface RefusalBlockProps {
  readonly detail: ExchangeDetail;
  readonly captured: Captured;
}

/** Why a request was refused, and the place in it that is at fault. */
export function RefusalBlock({ detail, captured }: RefusalBlockProps) {
  const errors = detail.findings.filter(({ level }) => level === 'error');
  const text = captured.request.text;
  return (
    <div className="grid gap-4">
      <section aria-label="Why it was refused" className="grid gap-2">
        <p className="text-s text-ink-3">
          Refused with {detail.exchange.status ?? 'no status'}
          {errors.length > 0 && ', because of'}
        </p>
        {errors.slice(0, 20).map((finding, index) => (
          <div key={index} className="grid gap-1">
            <FindingLine finding={finding} onShow={showPlace} />
            {text !== null && finding.text === 'request' && finding.offset !== null && <PlaceInText text={text} offset={finding.offset} />}
          </div>
        ))}
        {text === null && captured.request.problem !== null && <p className="text-stop">{captured.request.problem}</p>}
      </section>
      <PlainAnswer exchange={detail.exchange} captured={captured} title="What the caller was told" />
    </div>
  );
}
