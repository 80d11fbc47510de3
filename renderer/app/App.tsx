import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/queryClient.ts';
import { Notices } from '../ui/Notices.tsx';
import { Entrance } from './Entrance.tsx';
import { pageNonce } from './nonce.ts';

/** Everything around the screens: the caches, the nonce for styles made at run time, notices. */
export function App() {
  return (
    <CSPProvider nonce={pageNonce()} disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider delay={500}>
          <Entrance />
          <Notices />
        </Tooltip.Provider>
      </QueryClientProvider>
    </CSPProvider>
  );
}
