import { Check, X } from 'lucide-react';
import type { Evidence } from '../../../../shared/link.ts';
import { visibleText } from '../../../ui/visibleText.ts';

/** Reasons for and against a parent, in words that can be checked. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return <p className="mt-1 text-ink-3">Nothing speaks for it or against it.</p>;
  return (
    <ul className="mt-1.5 grid gap-1">
      {evidence.map(({ speaks, text, code }, index) => {
        const Icon = speaks === 'for' ? Check : X;
        return (
          <li key={`${code} ${index}`} className="flex items-start gap-1.5">
            <Icon
              size={13}
              role="img"
              aria-label={speaks === 'for' ? 'For it' : 'Against it'}
              className={`mt-0.75 shrink-0 ${speaks === 'for' ? 'text-go' : 'text-stop'}`}
            />
            <span className="captured min-w-0">{visibleText(text)}</span>
          </li>
        );
      })}
    </ul>
  );
}
