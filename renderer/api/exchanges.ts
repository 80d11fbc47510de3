import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { callApi } from './client.ts';
import type { ExchangeList } from './exchangeList.ts';
import { mergePage, trimList } from './exchangeList.ts';
import { foldRecent, KEPT, LONGEST } from './feed.ts';
import { queryClient } from './queryClient.ts';

const PAGE = 500;

/** Exchanges that a filter lets through, newest first, as far as they have been asked for; live. */
export function useExchanges(filter: string) {
  const queryKey = ['exchanges', filter];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => loadPage(filter, undefined, signal) });
  const loading = useRef(false);
  const loadMore = useCallback(() => {
    const list = queryClient.getQueryData<ExchangeList>(['exchanges', filter]);
    const last = list?.exchanges.at(-1);
    if (loading.current || !list?.more || !last) return;
    loading.current = true;
    void loadPage(filter, Number(last.id))
      // What failed is tried again when the person scrolls on; a lost connection is said elsewhere.
      .catch(() => undefined)
      .finally(() => {
        loading.current = false;
      });
  }, [filter]);
  return { list: query.data, fault: query.error, loadMore };
}

/** Lets go of a long list's old exchanges; for when the person looks at its top. */
export function trimExchanges(filter: string): void {
  queryClient.setQueryData<ExchangeList>(['exchanges', filter], (list) => list && trimList(list, LONGEST, KEPT));
}

async function loadPage(filter: string, before: number | undefined, signal?: AbortSignal): Promise<ExchangeList> {
  const page = await callApi('exchanges', { input: { filter, before, limit: PAGE }, ...(signal ? { signal } : {}) });
  const key = ['exchanges', filter];
  const list = foldRecent(mergePage(queryClient.getQueryData<ExchangeList>(key), page), filter !== '');
  if (before !== undefined) queryClient.setQueryData(key, list);
  return list;
}
