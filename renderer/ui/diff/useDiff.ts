import { useCallback, useEffect, useState } from 'react';
import type { OpenedDiff } from '../../api/diffDesk.ts';
import type { DiffHandle } from '../../api/differ.ts';
import { openDiff } from '../../api/differ.ts';

type Opened = Extract<OpenedDiff, { ok: true }>;

/** Two texts that were compared, and how to ask about them. */
export interface ReadyDiff extends Opened {
  readonly before: string;
  readonly after: string;
  readonly handle: DiffHandle;
}

/** How far comparing two texts has come. */
export type DiffState =
  | { readonly phase: 'comparing' }
  | { readonly phase: 'ready'; readonly diff: ReadyDiff }
  | { readonly phase: 'unreadable'; readonly side: 'before' | 'after'; readonly why: string }
  | { readonly phase: 'failed'; readonly why: string }
  | { readonly phase: 'cancelled' };

export interface UsedDiff {
  readonly state: DiffState;
  readonly cancel: () => void;
  readonly again: () => void;
}

const COMPARING: DiffState = { phase: 'comparing' };

interface Run {
  readonly before: string;
  readonly after: string;
  readonly protocol: string | null;
  readonly state: DiffState;
}

/** Compares two texts in a worker for as long as they are shown; `protocol` names whose habits to read them by. */
export function useDiff(before: string, after: string, protocol: string | null): UsedDiff {
  const [run, setRun] = useState<Run | null>(null);
  const [times, setTimes] = useState(0);
  const [cancelled, setCancelled] = useState<{ readonly before: string; readonly after: string } | null>(null);
  const isCancelled = cancelled?.before === before && cancelled.after === after;
  useEffect(() => {
    if (isCancelled) return undefined;
    const handle = openDiff(before, after, protocol);
    let left = false;
    const tell = (state: DiffState) => {
      if (!left) setRun({ before, after, protocol, state });
    };
    tell(COMPARING);
    handle.opened.then(
      (opened) => {
        if (opened.ok) return tell({ phase: 'ready', diff: { ...opened, before, after, handle } });
        const { message, offset } = opened.problem;
        return tell({ phase: 'unreadable', side: opened.side, why: `${message}, at offset ${offset}` });
      },
      (fault: unknown) => tell({ phase: 'failed', why: fault instanceof Error ? fault.message : String(fault) }),
    );
    return () => {
      left = true;
      handle.close();
    };
  }, [before, after, protocol, times, isCancelled]);
  const isOf = run?.before === before && run.after === after && run.protocol === protocol;
  return {
    state: isCancelled ? { phase: 'cancelled' } : isOf ? run.state : COMPARING,
    cancel: useCallback(() => setCancelled({ before, after }), [before, after]),
    again: useCallback(() => {
      setCancelled(null);
      setTimes((count) => count + 1);
    }, []),
  };
}
