import type { TreeNode } from '../../../../shared/interaction.ts';
import type { TabEntry } from '../../../ui/Tabs.tsx';
import type { NodeData } from './useNodeData.ts';

export type NodeTab = 'decision' | 'memory' | 'evidence' | 'findings' | 'steps' | 'raw';

/** The tabs of a node, with how much is in each. */
export function describeNodeTabs({ candidate }: NodeData, node: TreeNode, findings: number): readonly TabEntry<NodeTab>[] {
  const steps = candidate?.stepTexts.length ?? 0;
  return [
    { value: 'decision', label: 'Decision' },
    { value: 'memory', label: 'Memory' },
    { value: 'evidence', label: 'Evidence', count: node.choices > 1 ? String(node.choices) : undefined },
    { value: 'findings', label: 'Findings', count: findings === 0 ? undefined : String(findings) },
    { value: 'steps', label: 'Steps', count: steps === 0 ? undefined : String(steps) },
    { value: 'raw', label: 'Raw' },
  ];
}
