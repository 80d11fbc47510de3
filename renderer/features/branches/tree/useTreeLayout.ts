import { useMemo, useRef } from 'react';
import { cell } from '../../../../shared/json/cell.ts';
import type { Tree } from '../../../api/lineage/tree.ts';
import { useBranches } from '../../../store/branches.ts';
import { readNodeKey } from '../../../store/nodePlace.ts';
import type { LaneRows } from '../layout/laneRows.ts';
import { arrangePath, arrangeRows } from '../layout/laneRows.ts';
import type { TreeShape } from '../layout/treeShape.ts';
import { isUnsure, shapeTree, unitOf } from '../layout/treeShape.ts';
import { findWords, foundPlace, nearestRow } from '../layout/walk.ts';

/** A tree as it is laid out now, and what is chosen and found in it. */
export interface TreeLayout {
  readonly shape: TreeShape;
  readonly rows: LaneRows;
  /** The rows with nothing closed and no path alone, to look for what does not show. */
  readonly whole: () => LaneRows;
  /** 1 for units that keep what follows from them to themselves. */
  readonly closed: Uint8Array;
  /** The chosen unit, and the row that stands for it; -1 where none is. */
  readonly chosen: number;
  readonly chosenRow: number;
  /** 1 for units that have the words looked for. */
  readonly found: Uint8Array;
  readonly foundCount: number;
  /** Which of those the chosen unit is, from 1; 0 where it is none of them. */
  readonly foundPlace: number;
  /** How many links are ambiguous and not settled. */
  readonly ambiguous: number;
  /** Whether one path alone is shown. */
  readonly isPath: boolean;
}

/** Lays a tree out anew only when something of it changed. */
export function useTreeLayout(tree: Tree): TreeLayout {
  const { node, zoom, closed: closedKeys, search } = useBranches();
  const before = useRef<TreeShape | undefined>(undefined);
  const shape = useMemo(() => {
    before.current = shapeTree(tree, before.current);
    return before.current;
  }, [tree]);
  const closed = useMemo(() => {
    const flags = new Uint8Array(shape.count);
    for (const key of closedKeys) flags[unitFor(shape, key)] = 1;
    return flags;
  }, [shape, closedKeys]);
  const zoomed = unitFor(shape, zoom);
  const rows = useMemo(() => (zoomed >= 0 ? arrangePath(shape, zoomed) : arrangeRows(shape, closed)), [shape, closed, zoomed]);
  const whole = useMemo(() => once(() => arrangeRows(shape, null)), [shape]);
  const { found, count } = useMemo(() => findWords(shape, search.trim()), [shape, search]);
  const ambiguous = useMemo(() => shape.nodes.reduce((sum, each) => sum + (isUnsure(each) ? 1 : 0), 0), [shape]);
  const chosen = unitFor(shape, node);
  const chosenRow = chosen < 0 ? -1 : nearestRow(shape, rows, chosen);
  const place = useMemo(() => (count > 0 ? foundPlace(whole(), found, chosen) : 0), [whole, found, count, chosen]);
  return { shape, rows, whole, closed, chosen, chosenRow, found, foundCount: count, foundPlace: place, ambiguous, isPath: zoomed >= 0 };
}

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The unit of a node's key; -1 where there is none. */
function unitFor(shape: TreeShape, key: string | null): number {
  const place = key === null ? null : readNodeKey(key);
  return place ? unitOf(shape, place) : -1;
}

/** Whether something follows from a unit. */
export function isContinued({ childCounts }: TreeShape, unit: number): boolean {
  return cell(childCounts, unit) > 0;
}
