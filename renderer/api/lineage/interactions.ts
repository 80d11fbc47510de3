import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { writeInteractionCursor } from '../../../shared/interactionCursor.ts';
import { callApi } from '../client.ts';
import { queryClient } from '../queryClient.ts';
import { askAgain } from './askAgain.ts';
import type { InteractionList } from './interactionList.ts';
import { addOlder, mergeNewest, reachOf } from './interactionList.ts';
import { keepLineageState } from './lineageState.ts';

const PAGE = 200;
/** As many as the host gives at once. */
const MOST = 1_000;

/** Interactions that a filter lets through, last active first, as far as they have been asked for; live. */
export function useInteractions(filter: string) {
  const query = useQuery({
    queryKey: ['interactions', filter],
    queryFn: ({ signal }) => loadNewest(filter, PAGE, signal),
  });
  const loading = useRef(false);
  const loadMore = useCallback(() => {
    const list = queryClient.getQueryData<InteractionList>(['interactions', filter]);
    const last = list?.interactions.at(-1);
    if (loading.current || !list?.more || !last) return;
    loading.current = true;
    void loadOlder(filter, writeInteractionCursor(last))
      // What failed is tried again when the person scrolls on; a lost connection is said elsewhere.
      .catch(() => undefined)
      .finally(() => {
        loading.current = false;
      });
  }, [filter]);
  return { list: query.data, fault: query.error, loadMore };
}

/** Asks again for the lists that somebody looks at, as far as something in them changed; `changed` null for anything. */
export async function refreshInteractions(changed: readonly string[] | null): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ queryKey: ['interactions'] });
  const watched = queries.filter((query) => query.getObserversCount() > 0);
  // The others are asked for again when somebody looks at them.
  for (const query of queries) if (!watched.includes(query)) queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  await Promise.all(
    watched.map(async ({ queryKey }) => {
      const filter = typeof queryKey[1] === 'string' ? queryKey[1] : '';
      const list = queryClient.getQueryData<InteractionList>(['interactions', filter]);
      // The first answer is under way, or failed.
      if (!list) return await askAgain({ queryKey, exact: true });
      const limit = Math.min(MOST, Math.max(PAGE, reachOf(list, changed) + 1));
      queryClient.setQueryData(['interactions', filter], await loadNewest(filter, limit));
    }),
  );
}

async function loadNewest(filter: string, limit: number, signal?: AbortSignal): Promise<InteractionList> {
  const { state, ...page } = await callApi('interactions', { input: { filter, limit }, ...(signal ? { signal } : {}) });
  keepLineageState(state);
  return mergeNewest(queryClient.getQueryData<InteractionList>(['interactions', filter]), page);
}

async function loadOlder(filter: string, before: string): Promise<void> {
  const page = await callApi('interactions', { input: { filter, before, limit: PAGE } });
  queryClient.setQueryData<InteractionList>(['interactions', filter], (list) => list && addOlder(list, page));
}
