import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LineageState } from '../../../shared/interaction.ts';
import { callApi } from '../client.ts';
import { queryClient } from '../queryClient.ts';

const lineageQuery = queryOptions({
  queryKey: ['lineage'],
  queryFn: async ({ signal }) => (await callApi('interactions', { input: { limit: 1 }, signal })).state,
});

/** How many events are still to be linked; 0 when all is, or while it is not known. */
export function useLinkingBehind(): number {
  return useQuery(lineageQuery).data?.behind ?? 0;
}

/** Why nothing is linked right now; null where all is well, or while it is not known. */
export function useLinkingProblem(): string | null {
  return useQuery(lineageQuery).data?.problem ?? null;
}

/** Keeps the host's word on how far linking has come. */
export function keepLineageState({ sequence, revision, behind, problem }: LineageState): void {
  queryClient.setQueryData<LineageState>(['lineage'], { sequence, revision, behind, problem });
}
