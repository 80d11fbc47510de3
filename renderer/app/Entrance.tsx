import { useEffect, useState } from 'react';
import { ApiFailure } from '../api/client.ts';
import { startFeed } from '../api/feed.ts';
import { useSettings } from '../api/queries.ts';
import { useConnection } from '../store/connection.ts';
import { ExpiredPage } from './ExpiredPage.tsx';
import { Shell } from './Shell.tsx';
import { showTheme } from './theme.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

/** Lets the screens in once the event feed runs, so that nothing can be missed between a page of the list and its events. */
export function Entrance() {
  const [attempt, setAttempt] = useState(0);
  const feed = useFeed(attempt);
  const expired = useConnection((connection) => connection.expired);
  const { data: settings } = useSettings();
  const theme = settings?.theme;
  useEffect(() => (theme === undefined ? undefined : showTheme(theme)), [theme]);

  if (expired) return <ExpiredPage />;
  if (feed instanceof ApiFailure) return <UnreachablePage reason={feed.message} onRetry={() => setAttempt(attempt + 1)} />;
  // A blank page of the right colour for the few milliseconds until both are there.
  if (feed !== 'running' || !settings) return null;
  return <Shell />;
}

function useFeed(attempt: number): 'starting' | 'running' | ApiFailure {
  const [state, setState] = useState<'starting' | 'running' | ApiFailure>('starting');
  useEffect(() => {
    let stop: (() => void) | null = null;
    let left = false;
    startFeed().then(
      (stopFeed) => {
        if (left) return stopFeed();
        stop = stopFeed;
        setState('running');
      },
      (fault: unknown) => {
        if (!left) setState(fault instanceof ApiFailure ? fault : new ApiFailure(0, 'unknown', String(fault)));
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [attempt]);
  return state;
}
