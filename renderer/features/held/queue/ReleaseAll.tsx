import { ChevronDown } from 'lucide-react';
import type { Hold } from '../../../../shared/hold.ts';
import { useOffered } from '../../../store/offers.ts';
import { useView } from '../../../store/view.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { askToRelease } from '../release/asking.ts';
import type { ReleaseHow } from '../release/releaseMany.ts';

interface ReleaseAllProps {
  /** All that waits and is shown. */
  readonly waiting: readonly Hold[];
  readonly filtered: boolean;
}

/** Who looked at one of them goes on to the oldest that still waits. */
function leave(released: readonly Hold[]): void {
  const { situation, selectSituation } = useView.getState();
  if (released.some((hold) => hold.situation === situation)) selectSituation(null);
}

/** Decides all that waits in the queue, after asking. */
export function ReleaseAll({ waiting, filtered }: ReleaseAllProps) {
  const ask = (how: ReleaseHow) => void askToRelease({ how, deciding: waiting, source: null, onReleased: leave }, true);
  // In the palette the plain Release comes first: this one begins otherwise.
  const all = `${filtered ? 'These' : 'All'} ${waiting.length} held`;
  const label = filtered ? `Release these ${waiting.length}` : `Release all ${waiting.length}`;
  useOffered(
    waiting.length < 2
      ? []
      : [
          { group: 'Held', title: `${all}: release with Sample…`, run: () => ask('sample') },
          { group: 'Held', title: `${all}: release with error candidates…`, run: () => ask('error') },
        ],
  );
  if (waiting.length < 2) return null;
  const trigger = (
    <Button size="small">
      {`${label} with…`}
      <ChevronDown size={12} aria-hidden className="text-ink-3" />
    </Button>
  );
  return (
    <Menu
      trigger={trigger}
      entries={[
        { label: 'Sample…', hint: 'The built-in sample responder decides them; asks first', onSelect: () => ask('sample') },
        { label: 'Error candidates…', hint: 'Each says that there is no decision; asks first', onSelect: () => ask('error') },
      ]}
    />
  );
}
