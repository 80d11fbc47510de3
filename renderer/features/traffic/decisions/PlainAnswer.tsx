import type { Exchange } from '../../../../shared/exchange.ts';
import type { Captured } from '../../../api/captured.ts';
import { LongText } from '../../../ui/LongText.tsx';

interface PlainAnswerProps {
  readonly exchange: Exchange;
  readonly captured: Captured;
  readonly title: string;
}

/** An answer that holds no candidates, as it went out. */
export function PlainAnswer({ exchange, captured, title }: PlainAnswerProps) {
  const answer = captured.response?.text ?? null;
  return (
    <div>
      <p className="mb-1.25 text-s text-ink-3">{title}</p>
      {answer === null ? (
        <p className="text-ink-3">{exchange.endedAt === null ? 'none yet' : 'none, or not text; see Raw'}</p>
      ) : (
        <div className="rounded-card border border-line bg-bg px-3 py-2 font-mono text-m">
          <LongText text={answer} />
        </div>
      )}
    </div>
  );
}
