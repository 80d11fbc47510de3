import { useEffect } from 'react';
import { useStatusPart } from '../api/queries.ts';

/** The window's title says how many wait for a person, for when it is behind others. */
export function useTitle(): void {
  const held = useStatusPart((status) => status.held) ?? 0;
  useEffect(() => {
    document.title = held === 0 ? 'Signalbox' : `(${held}) Signalbox`;
  }, [held]);
}
