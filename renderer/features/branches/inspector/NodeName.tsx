import { useBranches } from '../../../store/branches.ts';
import type { NodePlace } from '../../../store/nodePlace.ts';
import { nodeKey } from '../../../store/nodePlace.ts';

/** A node's name in a sentence, which leads to it in whichever interaction it is. */
export function NodeName({ place }: { readonly place: NodePlace }) {
  const { situation, candidate } = place;
  return (
    <button
      type="button"
      title={`Go to ${nodeKey(place)}`}
      className="font-mono text-m text-accent hover:underline"
      onClick={() => useBranches.getState().lead(place)}
    >
      {candidate === null ? situation : `candidate ${candidate} of ${situation}`}
    </button>
  );
}
