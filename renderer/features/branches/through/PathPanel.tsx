import { Clock3, List } from 'lucide-react';
import { useState } from 'react';
import type { CandidatePlace } from '../../../../shared/link.ts';
import { useMemoryWatch } from '../../../store/memoryWatch.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import { useOffered } from '../../../store/offers.ts';
import { ToolToggle } from '../tree/ToolToggle.tsx';
import { nameStep, PathBars } from './PathBars.tsx';
import { PathRows } from './PathRows.tsx';
import { StepRow } from './StepRow.tsx';
import { usePath } from './usePath.ts';
import { WatchedValue } from './WatchedValue.tsx';

interface PathPanelProps {
  readonly node: NodePlace;
  readonly parent: CandidatePlace | null;
}

/** Memory through time: its size along the path, and when a value in it changed. */
export function PathPanel({ node, parent }: PathPanelProps) {
  const { pointer, isListed, watch, setListed } = useMemoryWatch();
  const { path, fault } = usePath(node, parent);
  const [looked, setLooked] = useState<number | null>(null);
  const toggleWatch = () => watch(pointer === null ? '' : null);
  useOffered([
    { group: 'Chosen node', title: 'When did a value change?', words: 'memory path time pointer', run: () => watch(pointer ?? '') },
    { group: 'Chosen node', title: 'List the steps of this path', words: 'memory time', run: () => setListed(!isListed) },
  ]);
  if (fault)
    return <p className="shrink-0 border-t border-line px-3 py-1.5 text-s text-stop">The path could not be read: {fault.message}</p>;
  if (!path) return <div aria-hidden className="h-21 shrink-0 border-t border-line" />;
  const { steps, chosen } = path;
  const at = looked !== null && looked < steps.length ? looked : Math.max(0, chosen);
  const step = steps[at];
  return (
    <section aria-label="Memory along this path" className="flex shrink-0 flex-col border-t border-line-strong">
      <div className="flex h-8 items-center gap-1 pr-1 pl-3">
        <span className="captured-line min-w-0 flex-1 text-s text-ink-3">
          {step ? `Along this path · ${nameStep(step, steps.length)}` : 'Along this path'}
        </span>
        <ToolToggle icon={List} label="Steps of this path as a list" on={isListed} onClick={() => setListed(!isListed)} />
        <ToolToggle icon={Clock3} label="When did a value change?" on={pointer !== null} onClick={toggleWatch} />
      </div>
      <div className="px-3 pb-1.5">
        <PathBars steps={steps} chosen={chosen} looked={at} onLook={setLooked} onGo={(to) => path.go(to, 'bars')} />
      </div>
      {isListed && (
        <PathRows
          label="Steps of this path"
          name="steps"
          steps={steps.map(({ index }) => index)}
          chosen={chosen}
          onGo={(to) => path.go(to, 'steps')}
        >
          {(row) => {
            const listed = steps[row];
            return listed ? <StepRow step={listed} /> : null;
          }}
        </PathRows>
      )}
      {pointer !== null && <WatchedValue path={path} pointer={pointer} />}
    </section>
  );
}
