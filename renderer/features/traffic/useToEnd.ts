import { useEffect, useState } from 'react';

/** So many more exchanges are read for one press of End: a list of all there ever were would not fit into a page. */
const AT_MOST = 20_000;

interface ToEndInput {
  /** How many exchanges are read, and whether there are older ones. */
  readonly loaded: number;
  readonly more: boolean;
  readonly loadMore: () => void;
  /** Shows the oldest row there is. */
  readonly reveal: () => void;
  /** Chooses it; once, at the end. */
  readonly choose: () => void;
}

/** The way to the oldest exchange: page after page is read until it is there, or until the person does something else. */
export function useToEnd({ loaded, more, loadMore, reveal, choose }: ToEndInput): { readonly going: boolean; start: () => void } {
  const [until, setUntil] = useState<number | null>(null);
  const going = until !== null && more && loaded < until;
  useEffect(() => {
    if (until === null) return;
    reveal();
    if (going) return loadMore();
    choose();
    setUntil(null);
    // The callbacks are new with every render; only what was read brings this on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [until, going, loaded]);
  useEffect(() => {
    if (!going) return undefined;
    const stop = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'End') setUntil(null);
    };
    const kinds = ['keydown', 'wheel', 'pointerdown'] as const;
    for (const kind of kinds) window.addEventListener(kind, stop, { passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, stop);
    };
  }, [going]);
  return { going, start: () => setUntil(loaded + AT_MOST) };
}
