import { useQuery } from '@tanstack/react-query';
import type { LineageState } from '../../../shared/interaction.ts';
import { callApi } from '../client.ts';
import { queryClient } from '../queryClient.ts';

/** How many events are still to be linked; 0 when all is, or while it is not known. */
export function useLinkingBehind(): number {
  const query = useQuery({
    queryKey: ['lineage'],
    queryFn: async ({ signal }) => (await callApi('interactions', { input: { limit: 1 }, signal })).state,
  });
  return query.data?.behind ?? 0;
}

/** Keeps the host's word on how far linking has come. */
export function keepLineageState({ sequence, revision, behind }: LineageState): void {
  queryClient.setQueryData<LineageState>(['lineage'], { sequence, revision, behind });
}
