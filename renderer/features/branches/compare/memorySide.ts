import { nodeKey } from '../../../store/nodePlace.ts';
import type { MemorySide } from '../../../ui/memory/MemoryPair.tsx';
import type { NodeData } from '../inspector/useNodeData.ts';

/** A node's memory: of a candidate what it returns, of a situation what came in. */
export function memorySideOf(name: string, { place, situation, candidate }: NodeData): MemorySide {
  if (place.candidate === null) {
    return { title: `${name} · input memory of ${nodeKey(place)}`, text: situation.memoryText, missing: 'The caller sent no memory.' };
  }
  return {
    title: `${name} · returned by ${nodeKey(place)}`,
    text: candidate?.memoryText ?? null,
    missing: candidate ? 'This candidate returns no memory.' : 'This candidate is not there.',
  };
}
