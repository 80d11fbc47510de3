import { useLink } from '../../../api/lineage/links.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { describeCount } from '../../../ui/amounts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { visibleText } from '../../../ui/visibleText.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { areEquallyGood, commonEvidence } from './commonEvidence.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { NodeName } from './NodeName.tsx';
import { ParentLines } from './ParentLines.tsx';
import { SettleOther } from './SettleOther.tsx';
import { StampOffer } from './StampOffer.tsx';

interface EvidenceTabProps {
  readonly situation: string;
  /** Whether one of its candidates is looked at, and not the situation itself. */
  readonly ofCandidate: boolean;
}

/** Where a situation hangs, why, where else it could, and settling it by hand. */
export function EvidenceTab({ situation, ofCandidate }: EvidenceTabProps) {
  const { data: placed, error } = useLink(situation);
  if (!placed) return <EmptyState title={error ? 'The link could not be read' : 'Reading…'}>{error?.message}</EmptyState>;
  const { link } = placed;
  const isSame = (parent: (typeof link)['parent']) => keyOf(parent) === keyOf(link.parent);
  const others = link.choices.filter(({ parent }) => !isSame(parent));
  const common = commonEvidence(link.choices);
  const isEven = areEquallyGood(link.choices);
  const unsure = link.certainty === 'ambiguous' && !link.settled;
  return (
    <Scroll label="Evidence" className="flex-1 overflow-y-auto p-3.5">
      <h3 className="mb-1.25 text-s text-ink-3">{ofCandidate ? `Where its situation ${situation} hangs` : 'Where it hangs'}</h3>
      <div
        className={`rounded-card border bg-raised px-3 py-2.5 ${unsure ? 'border-dashed border-wait' : link.settled ? 'border-mark' : 'border-line'}`}
      >
        <p className="flex flex-wrap items-center gap-x-1.5">
          {link.kind === 'root' && <span>It begins an interaction</span>}
          {link.kind === 'alternative' && link.alternativeOf !== null && (
            <>
              <span>Another attempt at</span> <NodeName place={{ situation: link.alternativeOf, candidate: null }} />
            </>
          )}
          {link.kind !== 'root' && link.parent && (
            <>
              <span>{link.kind === 'next' ? 'It continues' : 'which continues'}</span> <NodeName place={link.parent} />
            </>
          )}
          <span className={unsure ? 'text-wait' : link.settled ? 'text-mark' : 'text-ink-3'}>
            · {link.settled ? 'settled by hand' : link.certainty}
          </span>
        </p>
        {link.kind !== 'root' && link.parent && <ParentLines parent={link.parent} />}
        <EvidenceList evidence={link.evidence} {...(unsure ? { common } : {})} />
        {link.edited && (
          <p className="mt-2 border-t border-line pt-2">
            <span className="font-medium text-mark">Memory edited by the caller.</span> It is close to what{' '}
            <NodeName place={link.edited.near} /> returned: <span className="captured">{visibleText(link.edited.difference)}</span>
          </p>
        )}
      </div>
      {others.length > 0 && (
        <>
          <h3 className="mt-4 mb-1.25 text-s text-ink-3">
            {link.settled ? 'What the evidence says' : 'Other possible parents'},{' '}
            {isEven ? 'equally good: the evidence is the same' : 'best first'}
          </h3>
          <ul className="grid gap-2">
            {(link.settled ? link.choices : others).map((choice) => (
              <ChoiceCard key={keyOf(choice.parent)} choice={choice} link={link} common={common} />
            ))}
          </ul>
        </>
      )}
      {link.more > 0 && <p className="mt-2 text-ink-3">and {describeCount(link.more, 'possible parent')} more that are not listed</p>}
      {unsure && <StampOffer />}
      <SettleOther link={link} />
    </Scroll>
  );
}

function keyOf(parent: { readonly situation: string; readonly candidate: number } | null): string {
  return parent ? nodeKey(parent) : 'none';
}
