import { useEffect, useRef } from 'react';
import type { Hold } from '../../../../shared/hold.ts';
import { useHolds } from '../../../api/queries.ts';
import { useView } from '../../../store/view.ts';
import { drafts } from '../draft/drafts.ts';
import type { Queue } from './queueSelection.ts';
import { arrangeQueue } from './queueSelection.ts';

/** The queue with what the person looks at; what they look at stays, whatever comes and goes. */
export function useQueue(): { readonly queue: Queue; readonly loaded: boolean; readonly held: number } {
  const { data: holds } = useHolds();
  const filter = useView((view) => view.filter);
  const chosen = useView((view) => view.situation);
  const seen = useRef<Hold | null>(null);

  const known = holds?.find((hold) => hold.situation === chosen) ?? null;
  if (known) seen.current = known;
  else if (seen.current?.situation !== chosen) seen.current = null;
  const queue = arrangeQueue(holds ?? [], seen.current ? { hold: seen.current } : null, filter);

  // What is shown first becomes the choice, so that it stays when others come before it.
  const shown = queue.selected?.hold.situation ?? null;
  useEffect(() => {
    if (holds && shown !== chosen) useView.getState().selectSituation(shown);
  }, [holds, shown, chosen]);
  useEffect(() => {
    if (holds) drafts.retain(new Set([...holds.map((hold) => hold.situation), ...(chosen === null ? [] : [chosen])]));
  }, [holds, chosen]);
  return { queue, loaded: holds !== undefined, held: holds?.length ?? 0 };
}
