import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Link, ParentChoice } from '../../../../shared/link.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { NodeName } from './NodeName.tsx';
import { ParentLines } from './ParentLines.tsx';
import { SETTLE_CLASS } from '../places.ts';
import { settlementFor, settleOn } from './settleOn.ts';

interface ChoiceCardProps {
  readonly choice: ParentChoice;
  readonly link: Link;
  /** Reasons that hold for every choice alike. */
  readonly common: ReadonlySet<string>;
}

/** A possible parent with what speaks for and against it, and the word that it is the one, or that it is already. */
export function ChoiceCard({ choice, link, common }: ChoiceCardProps) {
  const { parent, evidence } = choice;
  const current = isCurrent(link, parent);
  return (
    <li className={classes('rounded-card border px-3 py-2', current ? 'border-mark' : 'border-line')}>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">{parent ? <NodeName place={parent} /> : 'None: a new interaction'}</span>
        {current ? (
          <CurrentMark />
        ) : (
          <Button size="small" className={SETTLE_CLASS} onClick={() => settleOn(link, settlementFor(parent))}>
            Settle
          </Button>
        )}
      </div>
      {parent && <ParentLines parent={parent} />}
      <EvidenceList evidence={evidence} common={common} />
    </li>
  );
}

/** Stands where the button was that settled the link, and takes the keyboard over from it. */
function CurrentMark() {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const hasNobody = document.activeElement === null || document.activeElement === document.body;
    if (hasNobody) element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={element} tabIndex={-1} className="flex h-6 shrink-0 items-center gap-1 rounded-control px-1 text-m font-medium text-mark">
      <Check size={13} aria-hidden /> current
    </span>
  );
}

/** Whether a person's word made it the parent. */
function isCurrent({ settled, kind, parent: now }: Link, parent: ParentChoice['parent']): boolean {
  if (!settled) return false;
  if (parent === null || now === null) return kind === 'root' && parent === null;
  return kind === 'next' && nodeKey(parent) === nodeKey(now);
}
