import type { MemoryMark } from '../../../shared/memoryMark.ts';
import { FindingBox } from '../FindingBox.tsx';

interface DiffMarksProps {
  readonly marks: readonly MemoryMark[];
  readonly onOpen: (mark: MemoryMark) => void;
}

/** What the contract's habits say about one memory becoming another, warnings first and loudly; each leads to its change. */
export function DiffMarks({ marks, onOpen }: DiffMarksProps) {
  if (marks.length === 0) return null;
  const ordered = [...marks].sort((a, b) => Number(b.level === 'warning') - Number(a.level === 'warning'));
  return (
    <ul aria-label="What this means" className="grid max-h-[30%] shrink-0 gap-1 overflow-y-auto border-b border-line p-1.5">
      {ordered.map((mark) => (
        <li key={`${mark.code} ${mark.before} ${mark.message}`}>
          <FindingBox finding={mark} place={mark.before ?? mark.after} action="Show" onOpen={() => onOpen(mark)} />
        </li>
      ))}
    </ul>
  );
}
