import { useMutation, useQuery } from '@tanstack/react-query';
import type { EndpointName, InputOf, OutputOf } from '../../shared/api.ts';
import type { Status } from '../../shared/status.ts';
import { callApi } from './client.ts';
import { queryClient } from './queryClient.ts';

/** How the host stands; the event stream brings every change. */
export function useStatus() {
  return useQuery({ queryKey: ['status'], queryFn: ({ signal }) => callApi('status', { signal }) });
}

/** What a component needs of the status: it is drawn again only when that changes, not with every request. */
export function useStatusPart<Part extends string | number | boolean>(select: (status: Status) => Part): Part | undefined {
  return useQuery({ queryKey: ['status'], queryFn: ({ signal }) => callApi('status', { signal }), select }).data;
}

export function useSettings() {
  return useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => callApi('settings', { signal }) });
}

/** Situations waiting for a person, oldest first; kept fresh by events. */
export function useHolds() {
  return useQuery({ queryKey: ['holds'], queryFn: async ({ signal }) => (await callApi('holds', { signal })).holds });
}

/** One exchange with its events, findings and headers; kept fresh by events. */
export function useExchange(id: string | null) {
  return useQuery({
    queryKey: ['exchange', id],
    queryFn: ({ signal }) => callApi('exchange', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
}

export interface Action<Name extends EndpointName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly input?: InputOf<Name>;
}

/** Something the person does; what it changes comes back by the event feed, or is put into the cache under `keep`. */
export function useAction<Name extends EndpointName>(name: Name, keep?: 'status' | 'settings') {
  return useMutation({
    mutationFn: (action: Action<Name>) => callApi(name, action),
    onSuccess: (output: OutputOf<Name>) => {
      if (keep) queryClient.setQueryData([keep], output);
    },
  });
}
