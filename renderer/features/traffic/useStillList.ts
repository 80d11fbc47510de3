import { useEffect, useMemo, useRef, useState } from 'react';
import type { Exchange } from '../../../shared/exchange.ts';
import { findExchange } from '../../api/exchangeList.ts';

interface StillListInput {
  readonly exchanges: readonly Exchange[];
  readonly selected: string | null;
  readonly filter: string;
}

/**
 * Keeps the list still while the person looks at something: away from its top, or with an exchange chosen,
 * it goes on from the newest exchange there was, and what arrives beyond the room there is only counted. What is shown stays live.
 */
export function useStillList({ exchanges, selected, filter }: StillListInput) {
  const scroller = useRef<HTMLDivElement>(null);
  const [stillAt, setStillAt] = useState<string | null>(null);
  const newest = exchanges[0]?.id ?? null;
  // Also where something newer than all that is shown was chosen from elsewhere: the list goes on to it.
  const isBehind = selected !== null && (stillAt === null || Number(selected) > Number(stillAt));
  if (isBehind && stillAt !== newest) setStillAt(newest);
  const hidden = stillAt === null ? 0 : countNewer(exchanges, stillAt);
  const shown = useMemo(() => (hidden === 0 ? exchanges : exchanges.slice(hidden)), [exchanges, hidden]);

  const toTop = () => {
    setStillAt(selected === null ? null : newest);
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  /** Lets so many of those that are only counted come after all: where there is room, nothing needs to wait. */
  const admit = (count: number) => setStillAt(exchanges[Math.max(0, hidden - count)]?.id ?? newest);
  const onScroll = () => {
    if ((scroller.current?.scrollTop ?? 0) > 0) setStillAt((at) => at ?? newest);
    else if (selected === null) setStillAt(null);
  };
  useEffect(() => {
    // Another filter makes another list: it is shown from its top.
    if (scroller.current) scroller.current.scrollTop = 0;
    setStillAt(null);
  }, [filter]);
  useEffect(() => {
    if (selected === null && (scroller.current?.scrollTop ?? 0) === 0) setStillAt(null);
  }, [selected]);

  return { scroller, shown, follows: stillAt === null, newCount: hidden, toTop, admit, onScroll };
}

/** How many exchanges of a list that is newest first are newer than an id. */
export function countNewer(exchanges: readonly Exchange[], id: string): number {
  const place = findExchange(exchanges, id);
  return place >= 0 ? place : -1 - place;
}
