import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 120;

/** A value as it is, but while it changes in quick succession the last one only: bodies of megabytes are not read for what is passed by. */
export function useUnhurried(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(0);
  useEffect(() => {
    if (value === settled) return undefined;
    const now = performance.now();
    const isCalm = now - changedAt.current > PAUSE_MS;
    changedAt.current = now;
    const timer = setTimeout(() => setSettled(value), isCalm ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
