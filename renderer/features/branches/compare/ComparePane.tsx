import { ArrowLeftRight, X } from 'lucide-react';
import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useLayout } from '../../../api/layout.ts';
import type { Picked } from '../../../store/branches.ts';
import { useBranches } from '../../../store/branches.ts';
import { useOffered } from '../../../store/offers.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isInOverlay } from '../../../ui/isInOverlay.ts';
import { MemoryDiff } from '../../../ui/memory/MemoryDiff.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { NodeData } from '../inspector/useNodeData.ts';
import { useNodeData } from '../inspector/useNodeData.ts';
import { CompareDecisions } from './CompareDecisions.tsx';
import { CompareSteps } from './CompareSteps.tsx';
import { memorySideOf } from './memorySide.ts';
import { SideHead } from './SideHead.tsx';
import { useCompareFocus } from './useCompareFocus.ts';

const TABS = [
  { value: 'decision', label: 'Decision' },
  { value: 'memory', label: 'Memory' },
  { value: 'steps', label: 'Steps' },
] as const;
type CompareTab = (typeof TABS)[number]['value'];

interface ComparePaneProps {
  readonly a: Picked;
  readonly b: Picked;
}

/** Two nodes, of one tree or of two, side by side in everything. */
export function ComparePane({ a, b }: ComparePaneProps) {
  const [kept, keep] = useLayout<string>('branches.compare', 'decision');
  const tab = TABS.find(({ value }) => value === kept)?.value ?? 'decision';
  const { setComparing, swapPicks, clearPicks } = useBranches.getState();
  const left = useNodeData(a.place);
  const right = useNodeData(b.place);
  const close = () => setComparing(false);
  useHotkeys('esc', close, { ignoreEventWhen: (event) => isInOverlay(event.target) });
  useHotkeys('x', clearPicks, { ignoreEventWhen: (event) => isInOverlay(event.target) });
  useOffered([
    { group: 'Branches', title: 'Back to the tree', words: 'close comparison', keys: 'Esc', run: close },
    { group: 'Branches', title: 'Swap the compared nodes', run: swapPicks },
    ...TABS.map(({ value, label }) => ({ group: 'Branches', title: `Compare: ${label}`, run: () => keep(value) })),
  ]);
  const fault = left.fault ?? right.fault;
  const pane = useRef<HTMLElement>(null);
  useCompareFocus(pane, left.data !== null && right.data !== null);
  return (
    <section ref={pane} tabIndex={-1} aria-label="Comparison" className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
      <h2 className="sr-only">Comparison</h2>
      <header className="grid shrink-0 grid-cols-2 divide-x divide-line border-b border-line">
        <div className="flex min-w-0 items-start gap-2 py-2 pr-2 pl-3.5">
          <SideHead name="A" picked={a} />
          <IconButton icon={ArrowLeftRight} label="Swap them" onClick={swapPicks} />
        </div>
        <div className="flex min-w-0 items-start gap-2 py-2 pr-2 pl-3.5">
          <SideHead name="B" picked={b} />
          <IconButton icon={X} label="Back to the tree (Esc)" onClick={close} />
        </div>
      </header>
      {left.data && right.data ? (
        <Tabs<CompareTab> label="What to compare" value={tab} tabs={TABS} onChange={keep}>
          <CompareBody tab={tab} left={left.data} right={right.data} />
        </Tabs>
      ) : (
        <EmptyState title={fault ? 'One of them could not be read' : 'Reading…'}>{fault?.message}</EmptyState>
      )}
    </section>
  );
}

interface CompareBodyProps {
  readonly tab: CompareTab;
  readonly left: NodeData;
  readonly right: NodeData;
}

function CompareBody({ tab, left, right }: CompareBodyProps) {
  switch (tab) {
    case 'decision':
      return <CompareDecisions left={left} right={right} />;
    case 'memory':
      return (
        <MemoryDiff
          name="branches.compareMemory"
          // Two contracts have no habits in common.
          protocol={left.detail.exchange.protocol === right.detail.exchange.protocol ? left.detail.exchange.protocol : null}
          before={memorySideOf('A', left)}
          after={memorySideOf('B', right)}
        />
      );
    case 'steps':
      return <CompareSteps left={left} right={right} />;
  }
}
