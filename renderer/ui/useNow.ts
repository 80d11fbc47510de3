import { useEffect, useState } from 'react';

/** The time in milliseconds since the epoch, every so often while something goes on. */
export function useNow(everyMs: number, runs = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, runs]);
  return now;
}
