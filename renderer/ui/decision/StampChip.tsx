import { Stamp } from 'lucide-react';
import { Hint } from '../Hint.tsx';

interface StampChipProps {
  readonly stamp: string;
  readonly says: string;
}

/** Marks a memory that carries a stamp of ours, which is no part of what is shown of it. */
export function StampChip({ stamp, says }: StampChipProps) {
  return (
    <Hint text={`${says}: ${stamp}`}>
      <span
        tabIndex={0}
        aria-label={`stamped: ${says}, ${stamp}`}
        className="inline-flex h-4.5 shrink-0 items-center gap-1 rounded-sm border border-line px-1.25 text-s font-normal text-ink-3"
      >
        <Stamp size={11} aria-hidden /> stamped
      </span>
    </Hint>
  );
}
