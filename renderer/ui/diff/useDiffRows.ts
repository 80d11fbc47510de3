import { useEffect, useState } from 'react';
import type { DiffRows, RowsQuestion } from '../../../shared/diff/rows.ts';
import type { DiffHandle } from '../../api/differ.ts';

/** Rows with the question that they answer. */
export interface AnsweredRows extends RowsQuestion {
  readonly rows: DiffRows;
}

/** The rows of a view as they are folded now; those asked for before stay until the next are there. Null at first, and where no view has rows. */
export function useDiffRows(
  handle: DiffHandle,
  view: RowsQuestion['view'] | null,
  toggled: RowsQuestion['toggled'],
): { readonly answered: AnsweredRows | null; readonly fault: Error | null } {
  const [answered, setAnswered] = useState<AnsweredRows | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    if (view === null) return undefined;
    let left = false;
    handle.rows({ view, toggled }).then(
      (rows) => {
        if (!left && rows !== null) setAnswered({ view, toggled, rows });
      },
      (failure: unknown) => {
        if (!left) setFault(failure instanceof Error ? failure : new Error(String(failure)));
      },
    );
    return () => {
      left = true;
    };
  }, [handle, view, toggled]);
  return { answered: answered?.view === view ? answered : null, fault };
}
