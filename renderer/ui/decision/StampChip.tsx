import { Stamp } from 'lucide-react';
import { Hint } from '../Hint.tsx';

/** Marks a memory that went out with a stamp of ours, which is no part of what is shown of it. */
export function StampChip({ stamp }: { readonly stamp: string }) {
  return (
    <Hint text={`Its memory went out with our stamp: ${stamp}`}>
      <button
        type="button"
        className="inline-flex h-4.5 shrink-0 cursor-help items-center gap-1 rounded-sm border border-line px-1.25 text-s font-normal text-ink-3"
      >
        <Stamp size={11} aria-hidden /> stamped
      </button>
    </Hint>
  );
}
