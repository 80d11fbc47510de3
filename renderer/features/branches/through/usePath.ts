import { useEffect, useMemo } from 'react';
import type { CandidatePlace } from '../../../../shared/link.ts';
import { useMemoryPath } from '../../../api/lineage/memoryPath.ts';
import { useBranches } from '../../../store/branches.ts';
import { useMemoryWatch } from '../../../store/memoryWatch.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import type { PathStep } from './pathSteps.ts';
import { isOnPath, measureSteps, nodeOfStep, stepOfNode } from './pathSteps.ts';

/** The path that a node is looked at on. */
export interface Path {
  readonly steps: readonly PathStep[];
  /** The step at which the node stands. */
  readonly chosen: number;
  /** Whether the value at the pointer is still asked for: the steps tell nothing of it yet. */
  readonly isValueAwaited: boolean;
  /** Leads to the node of a step; `from` had the keyboard, and is to have it there too. */
  go(step: number, from: 'bars' | 'steps' | 'changes'): void;
}

/** The path to a node or, where the person came back along it, the longer one that they came from. Null while it is read. */
export function usePath(node: NodePlace, parent: CandidatePlace | null): { readonly path: Path | null; readonly fault: Error | null } {
  const { end, pointer, setEnd } = useMemoryWatch();
  const { data, error, isPlaceholderData } = useMemoryPath(end, pointer);
  const { situation, candidate } = node;
  const isEnd = end !== null && nodeKey(end) === nodeKey(node);
  const isOn = data !== undefined && isOnPath(data, node, parent);
  const isOff = !isEnd && !isOn && (end === null || data !== undefined || error !== null);
  useEffect(() => {
    if (isOff) setEnd({ situation, candidate });
  }, [isOff, setEnd, situation, candidate]);
  const steps = useMemo(() => data && measureSteps(data), [data]);
  if (!steps || end === null || isOff) return { path: null, fault: isEnd ? error : null };
  const chosen = stepOfNode(steps, node, parent);
  return {
    path: {
      steps,
      chosen,
      isValueAwaited: isPlaceholderData,
      go: (step, from) => {
        useMemoryWatch.getState().setFocus(from);
        useBranches.getState().lead(nodeOfStep(steps, step, end));
      },
    },
    fault: null,
  };
}
