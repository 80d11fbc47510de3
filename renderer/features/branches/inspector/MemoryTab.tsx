import type { TreeNode } from '../../../../shared/interaction.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MemoryDiff } from '../../../ui/memory/MemoryDiff.tsx';
import type { NodeData } from './useNodeData.ts';
import { useNodeData } from './useNodeData.ts';

/** A node's memory against its parent's: of a candidate what it returns against what came in, of a situation what came in against what its parent returned. */
export function MemoryTab({ data, node }: { readonly data: NodeData; readonly node: TreeNode }) {
  const { situation, candidate, place } = data;
  if (place.candidate === null) return <InputMemory data={data} node={node} />;
  return (
    <MemoryDiff
      name="branches.memory"
      protocol={data.detail.exchange.protocol}
      orientation="vertical"
      before={{ title: 'Input memory', text: situation.memoryText, missing: 'The caller sent none.' }}
      after={{
        title: `Returned by candidate ${place.candidate}`,
        text: candidate?.memoryText ?? null,
        missing: 'This candidate returns none.',
      }}
    />
  );
}

function InputMemory({ data, node }: { readonly data: NodeData; readonly node: TreeNode }) {
  const { parent } = node;
  const { data: before, fault } = useNodeData(parent);
  const input = { title: 'Input memory', text: data.situation.memoryText, missing: 'The caller sent none.' };
  if (fault) return <EmptyState title="The parent’s memory could not be read">{fault.message}</EmptyState>;
  if (parent && !before) return <EmptyState title="Reading…" />;
  return (
    <MemoryDiff
      name="branches.memory"
      protocol={data.detail.exchange.protocol}
      orientation="vertical"
      before={{
        title: parent ? `Returned by ${nodeKey(parent)}` : 'Before',
        text: before?.candidate?.memoryText ?? null,
        missing: parent ? 'Its parent returns none.' : 'Nothing came before it: it begins the interaction.',
      }}
      after={input}
    />
  );
}
