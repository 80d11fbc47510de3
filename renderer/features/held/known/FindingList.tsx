import type { Finding } from '../../../../shared/finding.ts';
import { FindingBox } from '../../../ui/FindingBox.tsx';

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Goes to the place; null where there is none to go to. */
  readonly onReveal: ((finding: Finding) => void) | null;
}

const ORDER = { error: 0, warning: 1, note: 2 } as const;
const SHOWN = 100;

/** Findings, the worst first; each leads to its place. */
export function FindingList({ findings, onReveal }: FindingListProps) {
  const sorted = [...findings].sort((left, right) => ORDER[left.level] - ORDER[right.level]);
  return (
    <ul className="grid gap-1.5">
      {sorted.slice(0, SHOWN).map((finding, index) => (
        <li key={index}>
          <FindingBox
            finding={finding}
            place={finding.pointer}
            {...(onReveal && finding.pointer !== null ? { onOpen: () => onReveal(finding) } : {})}
          />
        </li>
      ))}
      {sorted.length > SHOWN && <li className="text-ink-3">{`and ${sorted.length - SHOWN} more`}</li>}
    </ul>
  );
}
