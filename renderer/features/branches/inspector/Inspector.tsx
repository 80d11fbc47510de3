import type { TreeNode } from '../../../../shared/interaction.ts';
import { useLayout } from '../../../api/layout.ts';
import { useRawPlace } from '../../../store/rawPlace.ts';
import { nodeKey, readNodeKey } from '../../../store/nodePlace.ts';
import { useOffered } from '../../../store/offers.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FindingsTab } from '../../../ui/findings/FindingsTab.tsx';
import { RawTab } from '../../../ui/raw/RawTab.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { INSPECTOR_ID } from '../places.ts';
import { DecisionTab } from './DecisionTab.tsx';
import { EvidenceTab } from './EvidenceTab.tsx';
import { MemoryTab } from './MemoryTab.tsx';
import { NodeHead } from './NodeHead.tsx';
import { findingsOf } from './nodeFindings.ts';
import { StepsTab } from './StepsTab.tsx';
import type { NodeTab } from './nodeTabs.ts';
import { describeNodeTabs } from './nodeTabs.ts';
import type { NodeData } from './useNodeData.ts';
import { useNodeData } from './useNodeData.ts';
import { useUnhurried } from './useUnhurried.ts';

interface InspectorProps {
  /** The chosen node's key. */
  readonly chosen: string;
  /** Its situation as the tree has it. */
  readonly node: TreeNode;
  /** Whether something follows from it. */
  readonly continued: boolean;
  readonly interaction: string;
}

/** All that is known of one node. */
export function Inspector({ chosen, node, continued, interaction }: InspectorProps) {
  const place = readNodeKey(chosen);
  const unhurried = useUnhurried(chosen);
  const { data, fault } = useNodeData(unhurried === null ? null : readNodeKey(unhurried));
  if (!place) return null;
  const isRead = data !== null && nodeKey(data.place) === chosen;
  return (
    <section id={INSPECTOR_ID} tabIndex={-1} aria-label="The chosen node" className="flex min-h-0 flex-1 flex-col outline-none">
      <NodeHead place={place} node={node} continued={continued} interaction={interaction} />
      {isRead ? (
        <NodeTabs key={chosen} data={data} node={node} />
      ) : (
        <EmptyState title={fault ? 'This node could not be read' : 'Reading…'}>{fault?.message}</EmptyState>
      )}
    </section>
  );
}

interface NodeTabsProps {
  readonly data: NodeData;
  readonly node: TreeNode;
}

function NodeTabs({ data, node }: NodeTabsProps) {
  const [kept, keep] = useLayout<string>('branches.tab', 'decision');
  const findings = findingsOf(data);
  const tabs = describeNodeTabs(data, node, findings.length);
  const tab = tabs.find(({ value }) => value === kept)?.value ?? 'decision';
  useOffered(tabs.map(({ value, label }) => ({ group: 'Chosen node', title: `Show ${label}`, run: () => keep(value) })));
  const show = (side: 'request' | 'response', offset: number) => {
    useRawPlace.getState().lead(data.detail.exchange.id, side, offset);
    keep('raw');
  };
  return (
    <Tabs<NodeTab> label="What to look at" value={tab} tabs={tabs} onChange={keep}>
      {tab === 'decision' && <DecisionTab data={data} />}
      {tab === 'memory' && <MemoryTab data={data} node={node} />}
      {tab === 'evidence' && <EvidenceTab situation={node.situation} ofCandidate={data.place.candidate !== null} />}
      {tab === 'findings' && <FindingsTab findings={findings} onShow={show} nothing="The contract has nothing against this node." />}
      {tab === 'steps' && <StepsTab data={data} node={node} />}
      {tab === 'raw' && <RawTab detail={data.detail} captured={data.captured} />}
    </Tabs>
  );
}
