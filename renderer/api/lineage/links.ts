import { useQuery } from '@tanstack/react-query';
import type { Link, Settlement } from '../../../shared/link.ts';
import { tellFailure, tellWith } from '../../ui/notices.ts';
import { callApi } from '../client.ts';
import { queryClient } from '../queryClient.ts';

/** Where a situation hangs, why, and in which interaction. */
export interface PlacedLink {
  readonly link: Link;
  readonly interaction: string;
}

export function useLink(situation: string | null) {
  return useQuery({
    queryKey: ['link', situation],
    queryFn: ({ signal }) => fetchLink(situation ?? '', signal),
    enabled: situation !== null,
    gcTime: 30_000,
  });
}

export function fetchLink(situation: string, signal?: AbortSignal): Promise<PlacedLink> {
  return callApi('link', { params: { id: situation }, ...(signal ? { signal } : {}) });
}

/** What would have to be said for a link to stand as it stands; null where nobody settled it. */
export function settlementOf(link: Link): Settlement | null {
  if (!link.settled) return null;
  if (link.kind === 'alternative' && link.alternativeOf !== null) return { kind: 'alternative', of: link.alternativeOf };
  return link.parent ? { kind: 'next', parent: link.parent } : { kind: 'root' };
}

/**
 * Settles a link by hand, says so, and offers to undo it. `moved` is told where the situation hangs now, also after an undo.
 * `words` say what was settled, such as `8413.0 continues candidate 1 of 8412.0`.
 */
export async function settleLink(
  before: Link,
  settlement: Settlement | null,
  words: string,
  moved: (to: PlacedLink) => void,
): Promise<void> {
  const undo = settlementOf(before);
  try {
    const after = await callApi('settleLink', { params: { id: before.situation }, input: { settlement } });
    queryClient.setQueryData<PlacedLink>(['link', before.situation], after);
    moved(after);
    tellWith(settlement ? 'Settled by hand' : 'Left to the evidence', words, {
      label: 'Undo',
      run: () => void settleLink(after.link, undo, `${before.situation} hangs where it hung before`, moved),
    });
  } catch (fault) {
    tellFailure('Could not settle the link', fault);
  }
}
