import { Check, X } from 'lucide-react';
import type { Evidence } from '../../../../shared/link.ts';
import { classes } from '../../../ui/classes.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import { evidenceKey } from './commonEvidence.ts';

interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  /** Reasons that hold for every choice alike, by their keys: what does not is what tells them apart. */
  readonly common?: ReadonlySet<string>;
}

/** Reasons for and against a parent, in words that can be checked. */
export function EvidenceList({ evidence, common }: EvidenceListProps) {
  if (evidence.length === 0) return <p className="mt-1 text-ink-3">Nothing speaks for it or against it.</p>;
  return (
    <ul className="mt-1.5 grid gap-1">
      {evidence.map((reason, index) => {
        const { speaks, text, code } = reason;
        const Icon = speaks === 'for' ? Check : X;
        const look = common === undefined || common.size === 0 ? '' : common.has(evidenceKey(reason)) ? 'text-ink-3' : 'font-medium';
        return (
          <li key={`${code} ${index}`} className="flex items-start gap-1.5">
            <Icon
              size={13}
              role="img"
              aria-label={speaks === 'for' ? 'For it' : 'Against it'}
              className={`mt-0.75 shrink-0 ${speaks === 'for' ? 'text-go' : 'text-stop'}`}
            />
            <span className={classes('captured min-w-0', look)}>{visibleText(text)}</span>
          </li>
        );
      })}
    </ul>
  );
}
