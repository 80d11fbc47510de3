import type { Hold } from '../../../../shared/hold.ts';
import { useHolds } from '../../../api/queries.ts';

/** What becomes of the other situations of a request that is ended whole. Nothing where there are none. */
export function OthersLost({ hold }: { readonly hold: Hold }) {
  const { data: holds } = useHolds();
  if (hold.of === 1) return null;
  const drafts = (holds ?? []).filter((other) => other.exchange === hold.exchange && other.situation !== hold.situation && other.draft);
  const lost =
    drafts.length === 0 ? '' : ` ${drafts.length === 1 ? 'One of the others has' : `${drafts.length} of the others have`} a draft.`;
  return <p className="mt-2 text-wait">{`This ends all ${hold.of} situations of the request at once.${lost}`}</p>;
}
