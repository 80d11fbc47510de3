import type { ReactNode } from 'react';
import type { TreeNode } from '../../../../shared/interaction.ts';
import { useMemoryWatch } from '../../../store/memoryWatch.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MemoryDiff } from '../../../ui/memory/MemoryDiff.tsx';
import type { ValueActions } from '../../../ui/valueActions.ts';
import { ValueActionsContext } from '../../../ui/valueActions.ts';
import { PathPanel } from '../through/PathPanel.tsx';
import type { NodeData } from './useNodeData.ts';
import { useNodeData } from './useNodeData.ts';

const ACTIONS: ValueActions = { askWhen: (pointer) => useMemoryWatch.getState().watch(pointer) };

/** A node's memory against its parent's: of a candidate what it returns against what came in, of a situation what came in against what its parent returned; and memory along the path to it. */
export function MemoryTab({ data, node }: { readonly data: NodeData; readonly node: TreeNode }) {
  return (
    <>
      <ValueActionsContext value={ACTIONS}>
        {data.place.candidate === null ? <InputMemory data={data} node={node} /> : <ReturnedMemory data={data} />}
      </ValueActionsContext>
      <PathPanel node={data.place} parent={node.parent} />
    </>
  );
}

function ReturnedMemory({ data: { situation, candidate, place, detail } }: { readonly data: NodeData }) {
  return (
    <MemoryDiff
      name="branches.memory"
      protocol={detail.exchange.protocol}
      orientation="vertical"
      lead={<Lead>input → this</Lead>}
      before={{ title: 'Input memory', text: situation.memoryText, missing: 'The caller sent no memory.' }}
      after={{
        title: `Returned by candidate ${place.candidate}`,
        text: candidate?.memoryText ?? null,
        missing: 'This candidate returns no memory.',
      }}
    />
  );
}

function InputMemory({ data, node }: { readonly data: NodeData; readonly node: TreeNode }) {
  const { parent } = node;
  const { data: before, fault } = useNodeData(parent);
  const input = { title: 'Input memory', text: data.situation.memoryText, missing: 'The caller sent no memory.' };
  if (fault) return <EmptyState title="The parent’s memory could not be read">{fault.message}</EmptyState>;
  if (parent && !before) return <EmptyState title="Reading…" />;
  return (
    <MemoryDiff
      name="branches.memory"
      protocol={data.detail.exchange.protocol}
      orientation="vertical"
      lead={<Lead>{parent ? 'parent → this' : 'first memory'}</Lead>}
      before={{
        title: parent ? `Returned by ${nodeKey(parent)}` : 'Before',
        text: before?.candidate?.memoryText ?? null,
        missing: parent ? 'Its parent returned no memory.' : 'Nothing came before it: it begins the interaction.',
      }}
      after={input}
    />
  );
}

function Lead({ children }: { readonly children: ReactNode }) {
  return <span className="text-ink-2">{children}</span>;
}
