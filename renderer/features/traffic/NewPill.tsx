import { ArrowUp } from 'lucide-react';
import { describeCount } from '../../ui/amounts.ts';

/** How many exchanges arrived above what is shown; leads to them. It stands in the list's head, where it covers no row. */
export function NewPill({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-4.5 items-center gap-1 rounded-full border border-accent bg-panel px-2 font-medium text-accent -outline-offset-2 tabular-nums hover:bg-selected"
    >
      <ArrowUp size={11} aria-hidden />
      {describeCount(count)} new
    </button>
  );
}
