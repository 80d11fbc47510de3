import { ArrowUp } from 'lucide-react';
import { describeCount } from '../../ui/amounts.ts';

/** How many exchanges arrived above what is shown; leads to them. */
export function NewPill({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute top-8 left-1/2 z-10 flex -translate-x-1/2 items-center gap-1.5 rounded-full border border-accent bg-panel px-3 py-0.75 font-medium text-accent shadow-lg shadow-shade tabular-nums hover:bg-selected"
    >
      <ArrowUp size={13} aria-hidden />
      {describeCount(count)} new
    </button>
  );
}
