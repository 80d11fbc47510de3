import { useMemo, useState } from 'react';
import type { Draft } from '../../../../shared/hold.ts';
import { protocolNamed } from '../../../../shared/protocols/protocols.ts';
import type { SituationView } from '../../../../shared/situation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { describeMoment } from '../../../ui/times.ts';
import { CandidateCard } from '../../../ui/decision/CandidateCard.tsx';
import { readDraft } from './unsentDraft.ts';

interface DraftBlockProps {
  readonly draft: Draft;
  readonly protocol: string | null;
  readonly situation: SituationView;
}

/** What a person typed that did not go out: to be looked at, and copied whole. */
export function DraftBlock({ draft, protocol, situation }: DraftBlockProps) {
  const [isShown, show] = useState(false);
  const candidates = useMemo(() => (isShown ? readDraft(draft, protocolNamed(protocol ?? '')) : []), [isShown, draft, protocol]);
  return (
    <section aria-label="Draft" className="mt-2.5 rounded-card border border-dashed border-line-strong px-3 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-2">
        <p className="min-w-0 flex-1">{`A draft that was not sent, saved ${describeMoment(draft.savedAt).slice(0, 19)}`}</p>
        <Button size="small" look="quiet" aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? 'Hide the draft' : 'Show the draft'}
        </Button>
        <CopyButton label="Copy the draft’s candidates" text={() => `[${draft.candidates.join(',\n')}]`} />
      </div>
      {isShown && (
        <div className="mt-1.5 mb-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))] gap-2.5">
          {candidates.map(({ text, read }, index) =>
            read ? (
              <CandidateCard key={index} candidate={read.candidate} parts={read.parts} situation={situation} />
            ) : (
              <article
                key={index}
                aria-label={`Candidate ${index}`}
                className="min-w-0 rounded-card border border-line bg-raised px-3 py-2.5"
              >
                <h3 className="mb-2 text-m font-semibold">{`Candidate ${index}`}</h3>
                <LongText text={text} className="font-mono text-m" />
              </article>
            ),
          )}
        </div>
      )}
    </section>
  );
}
