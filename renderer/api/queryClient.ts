import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './client.ts';

/** Everything here is on this machine: a failure is tried again once, what is known is kept fresh by events. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // Compares whole values deeply, which a list of 100,000 exchanges can't afford.
      structuralSharing: false,
      networkMode: 'always',
      retry: (count, fault) => count < 1 && !(fault instanceof ApiFailure && fault.status >= 400),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
