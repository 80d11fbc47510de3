import type { Picked } from '../../../store/branches.ts';
import { useBranches } from '../../../store/branches.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { visibleText } from '../../../ui/visibleText.ts';

interface SideHeadProps {
  readonly name: 'A' | 'B';
  readonly picked: Picked;
}

/** One of the compared nodes, and the way to it. */
export function SideHead({ name, picked }: SideHeadProps) {
  const text = visibleText(picked.line);
  return (
    <div className="min-w-0 flex-1">
      <p dir="auto" title={text} className="captured line-clamp-2 text-left font-mono text-[13px] font-semibold">
        <span className="mr-1.5 font-sans text-mark">{name}</span>
        {text}
      </p>
      <button
        type="button"
        className="font-mono text-m text-accent hover:underline"
        onClick={() => useBranches.getState().arrive(picked.interaction, picked.place)}
      >
        {nodeKey(picked.place)}
      </button>
    </div>
  );
}
