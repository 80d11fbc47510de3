import { useEffect } from 'react';
import { fetchLink } from '../../api/lineage/links.ts';
import { useBranches } from '../../store/branches.ts';
import { nodeKey } from '../../store/nodePlace.ts';
import { tellFailure } from '../../ui/notices.ts';

/** Goes to the node that somebody was led to from elsewhere, in whichever interaction it is. */
export function useGoal(): void {
  const goal = useBranches((branches) => branches.goal);
  useEffect(() => {
    if (!goal) return undefined;
    const stop = new AbortController();
    fetchLink(goal.situation, stop.signal).then(
      ({ interaction }) => useBranches.getState().arrive(interaction, goal),
      (fault: unknown) => {
        if (stop.signal.aborted) return;
        useBranches.getState().lead(null);
        tellFailure(`Could not go to ${nodeKey(goal)}`, fault);
      },
    );
    return () => stop.abort();
  }, [goal]);
}
