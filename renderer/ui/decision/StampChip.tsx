import { Stamp } from 'lucide-react';

/** Marks a memory that went out with a stamp of ours, which is no part of what is shown of it. */
export function StampChip({ stamp }: { readonly stamp: string }) {
  return (
    <span
      title={`Its memory went out with our stamp: ${stamp}`}
      className="inline-flex h-4.5 shrink-0 items-center gap-1 rounded-sm border border-line px-1.25 text-s font-normal text-ink-3"
    >
      <Stamp size={11} aria-hidden /> stamped
    </span>
  );
}
