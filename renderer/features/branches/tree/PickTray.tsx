import { X } from 'lucide-react';
import type { Picked } from '../../../store/branches.ts';
import { useBranches } from '../../../store/branches.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { visibleText } from '../../../ui/visibleText.ts';

/** The nodes picked to be compared; they stay picked in whichever interaction one looks for the other. */
export function PickTray() {
  const picks = useBranches((branches) => branches.picks);
  const { clearPicks, setComparing } = useBranches.getState();
  if (picks.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Picked to compare"
      className="flex shrink-0 items-center gap-2 border-t border-line bg-raised px-3 py-1.5"
    >
      <span className="shrink-0 text-s text-ink-3">Compare</span>
      {picks.map((picked, index) => (
        <PickedChip key={nodeKey(picked.place)} picked={picked} name={index === 0 ? 'A' : 'B'} />
      ))}
      {picks.length === 1 ? (
        <span className="min-w-0 overflow-hidden text-s text-ellipsis whitespace-nowrap text-ink-3">
          with: choose another node, of any interaction, and press <Kbd>C</Kbd>
        </span>
      ) : (
        <Button size="small" look="primary" onClick={() => setComparing(true)}>
          Compare
        </Button>
      )}
      <span className="ml-auto">
        <IconButton icon={X} label="Let go of the picked nodes (x)" onClick={clearPicks} />
      </span>
    </div>
  );
}

function PickedChip({ picked, name }: { readonly picked: Picked; readonly name: string }) {
  const { arrive } = useBranches.getState();
  return (
    <button
      type="button"
      title={`Go to ${nodeKey(picked.place)}`}
      onClick={() => arrive(picked.interaction, picked.place)}
      className="flex min-w-0 items-center gap-1.5 rounded-control border border-line bg-panel px-2 py-0.5 hover:bg-hover"
    >
      <span className="font-semibold text-mark">{name}</span>
      <span className="captured-line font-mono text-m">{visibleText(picked.line)}</span>
    </button>
  );
}
