import { useEffect } from 'react';
import { cell } from '../../../../shared/json/cell.ts';
import { useBranches } from '../../../store/branches.ts';
import { closedAbove } from '../layout/walk.ts';
import { placeOf } from '../layout/treeShape.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import type { TreeLayout } from './useTreeLayout.ts';

/** While it is asked for, chooses the situation that arrived last, as each arrives. */
export function useFollow({ shape, closed }: TreeLayout, reveal: (unit: number) => void): void {
  const follows = useBranches((branches) => branches.follows);
  const newest = shape.nodes.at(-1)?.situation;
  useEffect(() => {
    if (!follows || newest === undefined) return;
    const unit = cell(shape.firsts, shape.nodes.length - 1);
    const { setClosed, closed: keys, choose, setFollows } = useBranches.getState();
    const above = closedAbove(shape, closed, unit).map((each) => nodeKey(placeOf(shape, each)));
    if (above.length > 0) setClosed(new Set([...keys].filter((key) => !above.includes(key))));
    choose(newest);
    setFollows(true);
    reveal(unit);
    // Once a newcomer, not with every change of the tree.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [follows, newest]);
}
