import type { Link, ParentChoice } from '../../../../shared/link.ts';
import { Button } from '../../../ui/Button.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { NodeName } from './NodeName.tsx';
import { SETTLE_CLASS } from '../places.ts';
import { settlementFor, settleOn } from './settleOn.ts';

interface ChoiceCardProps {
  readonly choice: ParentChoice;
  readonly link: Link;
}

/** A possible parent with what speaks for and against it, and the word that it is the one. */
export function ChoiceCard({ choice, link }: ChoiceCardProps) {
  const { parent, evidence } = choice;
  return (
    <li className="rounded-card border border-line px-3 py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">{parent ? <NodeName place={parent} /> : 'None: a new interaction'}</span>
        <Button size="small" className={SETTLE_CLASS} onClick={() => settleOn(link, settlementFor(parent))}>
          Settle
        </Button>
      </div>
      <EvidenceList evidence={evidence} />
    </li>
  );
}
