import { useEffect, useState } from 'react';
import type { OpenedDiff } from '../api/diffDesk.ts';
import { openDiff } from '../api/differ.ts';
import type { DiffHandle } from '../api/differ.ts';

/** A comparison as far as it has come. */
export type DiffState =
  | { readonly is: 'comparing' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'compared'; readonly handle: DiffHandle; readonly opened: OpenedDiff };

const COMPARING: DiffState = { is: 'comparing' };

/** Compares two texts in the worker for as long as they are shown; other texts end what is still being worked on. `protocol` names whose habits to read them by, where they are memories. */
export function useDiff(before: string, after: string, protocol: string | null): DiffState {
  const [state, setState] = useState<{ before: string; after: string; state: DiffState } | null>(null);
  useEffect(() => {
    let left = false;
    const handle = openDiff(before, after, protocol);
    const tell = (next: DiffState): void => {
      if (!left) setState({ before, after, state: next });
    };
    handle.opened.then(
      (opened) => tell({ is: 'compared', handle, opened }),
      (fault: unknown) => tell({ is: 'failed', message: fault instanceof Error ? fault.message : String(fault) }),
    );
    return () => {
      left = true;
      handle.close();
      // Were the same texts to come back, this handle would not answer.
      setState(null);
    };
  }, [before, after, protocol]);
  return state?.before === before && state.after === after ? state.state : COMPARING;
}
