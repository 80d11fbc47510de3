import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { cell } from '../../../../shared/json/cell.ts';
import { useBranches } from '../../../store/branches.ts';
import { nodeKey, readNodeKey } from '../../../store/nodePlace.ts';
import { useOffered } from '../../../store/offers.ts';
import { classes } from '../../../ui/classes.ts';
import { useRowWindow } from '../../../ui/useRowWindow.ts';
import { laneLines, laneStep, ROW_HEIGHT } from '../layout/laneLines.ts';
import { isSituation, placeOf, unitOf } from '../layout/treeShape.ts';
import { nearestRow, shownRank } from '../layout/walk.ts';
import { TREE_ID } from '../places.ts';
import { offerTree } from './offerTree.ts';
import { treeActions } from './treeActions.ts';
import { TreeRow } from './TreeRow.tsx';
import { TreeTools } from './TreeTools.tsx';
import { useFollow } from './useFollow.ts';
import { useStillRows } from './useStillRows.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import type { TreeLayout } from './useTreeLayout.ts';
import { isContinued } from './useTreeLayout.ts';

interface TreeGridProps {
  readonly layout: TreeLayout;
  readonly interaction: string;
}

/** The lanes of one interaction. What arrives never moves what is looked at. */
export function TreeGrid({ layout, interaction }: TreeGridProps) {
  const { shape, rows, chosen, chosenRow, closed, found, isPath } = layout;
  const scroller = useRef<HTMLDivElement>(null);
  const picks = useBranches((branches) => branches.picks);
  const shown = useRowWindow(scroller, rows.count, ROW_HEIGHT);
  useStillRows(scroller, layout);

  const wanted = useRef<{ readonly key: string; readonly where: 'near' | 'middle' } | null>(null);
  const { reveal } = shown;
  const revealUnit = useCallback(
    (unit: number, where: 'near' | 'middle' = 'near') => {
      wanted.current = { key: nodeKey(placeOf(shape, unit)), where };
      const row = nearestRow(shape, rows, unit);
      if (row >= 0) reveal(row, where);
    },
    [shape, rows, reveal],
  );
  // What had to be opened first shows with the next rows.
  useLayoutEffect(() => {
    const goal = wanted.current;
    wanted.current = null;
    const place = goal ? readNodeKey(goal.key) : null;
    const unit = place ? unitOf(shape, place) : -1;
    const row = unit < 0 ? -1 : nearestRow(shape, rows, unit);
    if (row >= 0 && goal) reveal(row, goal.where);
  }, [shape, rows, reveal]);
  // Chosen from elsewhere, or before a reload.
  const arrived = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (chosen >= 0 && arrived.current === null) revealUnit(chosen, 'middle');
    arrived.current = chosen;
  }, [chosen, revealUnit]);
  useFollow(layout, revealUnit);

  const actions = treeActions(layout, interaction, revealUnit);
  const latest = useRef(actions);
  latest.current = actions;
  const sought = useBranches((branches) => branches.sought);
  const answered = useRef(sought);
  useLayoutEffect(() => {
    if (answered.current === sought) return;
    answered.current = sought;
    latest.current.nextFound(sought.step);
  }, [sought]);
  const choose = useCallback((row: number) => latest.current.chooseRow(row), []);
  const toggle = useCallback((unit: number) => latest.current.toggle(unit), []);
  const onKeyDown = useTreeKeys({ actions, row: chosenRow, count: rows.count, fitting: shown.fitting });
  useOffered(offerTree(actions, layout));

  const pickedKeys = useMemo(() => new Set(picks.map(({ place }) => nodeKey(place))), [picks]);
  const step = laneStep(rows.width);
  const visible = Array.from({ length: Math.max(0, shown.to - shown.from) }, (_, index) => shown.from + index);
  return (
    <>
      <TreeTools layout={layout} actions={actions} />
      <div
        ref={scroller}
        id={TREE_ID}
        role="treegrid"
        aria-label="Situations and candidates"
        aria-rowcount={rows.count}
        aria-activedescendant={chosenRow >= shown.from && chosenRow < shown.to ? `node-${chosenRow}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className={classes('group min-h-0 flex-1 overflow-x-hidden overflow-y-scroll -outline-offset-2', chosenRow >= 0 && 'outline-none')}
      >
        <div role="rowgroup" style={{ height: rows.count * ROW_HEIGHT + 12 }} className="relative">
          {visible.map((row) => {
            const unit = cell(rows.units, row);
            const owner = cell(shape.owners, unit);
            const node = shape.nodes[owner];
            if (!node) return null;
            const parent = cell(shape.parents, unit);
            const continued = isContinued(shape, unit);
            const foldable = continued && !isPath;
            const candidate = isSituation(shape, unit) ? null : unit - cell(shape.firsts, owner) - 1;
            const place = { situation: node.situation, candidate };
            return (
              <TreeRow
                key={nodeKey(place)}
                node={node}
                candidate={candidate}
                unit={unit}
                row={row}
                id={`node-${row}`}
                level={cell(shape.depths, unit) + 1}
                place={shownRank(shape, unit)}
                siblings={parent < 0 ? 1 : cell(shape.childCounts, parent)}
                continued={continued}
                hidden={foldable && closed[unit] === 1 ? cell(shape.sizes, unit) - 1 : null}
                foldable={foldable}
                chosen={row === chosenRow}
                picked={pickedKeys.size > 0 && pickedKeys.has(nodeKey(place))}
                found={found[unit] === 1}
                {...laneLines(shape, rows, row, step)}
                onChoose={choose}
                onToggle={toggle}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
