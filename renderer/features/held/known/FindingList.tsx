import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../../../shared/finding.ts';
import { visibleText } from '../../../ui/visibleText.ts';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Goes to the place; null where there is none to go to. */
  readonly onReveal: ((finding: Finding) => void) | null;
}

const LEVELS = {
  error: { Icon: CircleX, box: 'bg-stop-bg', ink: 'text-stop', word: 'Error' },
  warning: { Icon: TriangleAlert, box: 'bg-wait-bg', ink: 'text-wait', word: 'Warning' },
  note: { Icon: Info, box: 'bg-raised', ink: 'text-ink-3', word: 'Note' },
} as const;
const ORDER = { error: 0, warning: 1, note: 2 } as const;
const SHOWN = 100;

/** Findings, the worst first; each leads to its place. */
export function FindingList({ findings, onReveal }: FindingListProps) {
  const sorted = [...findings].sort((left, right) => ORDER[left.level] - ORDER[right.level]);
  return (
    <ul className="grid gap-1.5">
      {sorted.slice(0, SHOWN).map((finding, index) => (
        <li key={index}>
          <Row finding={finding} onReveal={onReveal} />
        </li>
      ))}
      {sorted.length > SHOWN && <li className="text-ink-3">{`and ${sorted.length - SHOWN} more`}</li>}
    </ul>
  );
}

function Row({ finding, onReveal }: { readonly finding: Finding; readonly onReveal: FindingListProps['onReveal'] }) {
  const { Icon, box, ink, word } = LEVELS[finding.level];
  const inside = (
    <>
      <Icon size={14} aria-label={word} className={`mt-0.5 shrink-0 ${ink}`} />
      <span className="min-w-0">
        <span className="captured line-clamp-4">{visibleText(finding.message)}</span>
        <code className={`captured block font-mono text-s ${ink}`}>
          {finding.code}
          {finding.pointer !== null && <span className="text-ink-2">{visibleText(` ${finding.pointer}`)}</span>}
        </code>
      </span>
    </>
  );
  const look = `flex w-full gap-2 rounded-control px-2.5 py-1.75 text-left ${box}`;
  if (!onReveal || finding.pointer === null) return <div className={look}>{inside}</div>;
  return (
    <button type="button" onClick={() => onReveal(finding)} className={`${look} hover:brightness-110`}>
      {inside}
    </button>
  );
}
