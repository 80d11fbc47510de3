import { useQuery } from '@tanstack/react-query';
import type { MemoryStep } from '../../../shared/interaction.ts';
import type { NodePlace } from '../../store/nodePlace.ts';
import { nodeKey } from '../../store/nodePlace.ts';
import { callApi } from '../client.ts';

/** Links above may be settled meanwhile: a path that was read a while ago is read again when it is looked at again. */
const FRESH_MS = 5_000;

/** Memory along the path to a node, a step a line; with a JSON pointer also the value there and where it changed. */
export function useMemoryPath(end: NodePlace | null, pointer: string | null) {
  return useQuery<readonly MemoryStep[]>({
    queryKey: ['memoryPath', end && nodeKey(end), pointer],
    queryFn: async ({ signal }) => {
      if (end === null) return [];
      const input = { ...(end.candidate === null ? {} : { candidate: end.candidate }), ...(pointer === null ? {} : { pointer }) };
      return (await callApi('memoryPath', { params: { id: end.situation }, input, signal })).steps;
    },
    enabled: end !== null,
    staleTime: FRESH_MS,
    refetchOnMount: true,
    gcTime: 30_000,
    // The same path with another pointer has the same steps, but for what is told of the value.
    placeholderData: (before, query) => (query?.queryKey[1] === (end && nodeKey(end)) ? before?.map(withoutValue) : undefined),
  });
}

/** A step of which nothing is known at the pointer yet. */
function withoutValue(step: MemoryStep): MemoryStep {
  return { ...step, value: null, changed: false };
}
