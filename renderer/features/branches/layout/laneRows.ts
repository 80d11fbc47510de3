import { cell } from '../../../../shared/json/cell.ts';
import type { TreeShape } from './treeShape.ts';
import { isAmbiguous } from './treeShape.ts';

/** The rows of a tree from top to bottom, and the lanes drawn in each. Lanes count from 0, at the left. */
export interface LaneRows {
  readonly count: number;
  /** The unit that each row shows. */
  readonly units: Int32Array;
  /** The row of each unit; -1 where it does not show. */
  readonly rowOf: Int32Array;
  /** The lane of each row's node. */
  readonly lanes: Uint8Array;
  /** A bit a lane that runs through the row beside its node; and those of them that lead to an ambiguous situation alone. */
  readonly passing: Int32Array;
  readonly dashed: Int32Array;
  /** How many lanes are in use. */
  readonly width: number;
}

/** Lanes to the right of it share the last one; a tree would need a thousand million nodes to reach it. */
const LAST_LANE = 30;

/**
 * Lays a tree out in rows: each node above what follows from it, side branches first, each one lane further right,
 * and last the main child, which goes on in its parent's lane. `closed` units (1) keep what follows from them to themselves.
 */
export function arrangeRows(shape: TreeShape, closed: Uint8Array | null): LaneRows {
  const rows = blankRows(shape.count, shape.count);
  let count = 0;
  let width = 0;
  const stack = new Int32Array(shape.count);
  const lanes = new Uint8Array(shape.count);
  const passing = new Int32Array(shape.count);
  const dashed = new Int32Array(shape.count);
  let top = 0;
  for (let unit = shape.count - 1; unit >= 0; unit -= 1) if (cell(shape.parents, unit) < 0) stack[top++] = unit;
  while (top > 0) {
    const unit = cell(stack, --top);
    const lane = cell(lanes, unit);
    const through = cell(passing, unit);
    const dashes = cell(dashed, unit);
    rows.units[count] = unit;
    rows.rowOf[unit] = count;
    rows.lanes[count] = lane;
    rows.passing[count] = through;
    rows.dashed[count] = dashes;
    count += 1;
    if (lane >= width) width = lane + 1;
    if (closed?.[unit] === 1) continue;
    const main = cell(shape.mains, unit);
    // Taken from the stack in the other order: the main child is put there first.
    if (main >= 0) {
      lanes[main] = lane;
      passing[main] = through;
      dashed[main] = dashes;
      stack[top++] = main;
    }
    let isLast = main < 0;
    let leadsOn = main >= 0 && isAmbiguous(shape, main);
    for (let child = cell(shape.lastChildren, unit); child >= 0; child = cell(shape.previousSiblings, child)) {
      if (child === main) continue;
      lanes[child] = Math.min(LAST_LANE, lane + 1);
      passing[child] = isLast ? through : through | (1 << lane);
      dashed[child] = leadsOn ? dashes | (1 << lane) : dashes;
      isLast = false;
      leadsOn = false;
      stack[top++] = child;
    }
  }
  return { ...rows, count, width };
}

/** The rows of one path alone: from the first situation to a node, and the node's children. */
export function arrangePath(shape: TreeShape, unit: number): LaneRows {
  const length = cell(shape.depths, unit) + 1;
  const children = cell(shape.childCounts, unit);
  const rows = blankRows(length + children, shape.count);
  for (let at = unit, row = length - 1; at >= 0 && row >= 0; at = cell(shape.parents, at), row -= 1) rows.units[row] = at;
  let row = length + children - 1;
  const main = cell(shape.mains, unit);
  if (main >= 0) rows.units[row--] = main;
  const hasMain = main >= 0;
  let isLast = !hasMain;
  let leadsOn = hasMain && isAmbiguous(shape, main);
  for (let child = cell(shape.lastChildren, unit); child >= 0; child = cell(shape.previousSiblings, child)) {
    if (child === main) continue;
    rows.units[row] = child;
    rows.lanes[row] = 1;
    rows.passing[row] = isLast ? 0 : 1;
    rows.dashed[row] = leadsOn ? 1 : 0;
    isLast = false;
    leadsOn = false;
    row -= 1;
  }
  for (let at = 0; at < rows.units.length; at += 1) rows.rowOf[cell(rows.units, at)] = at;
  return { ...rows, count: rows.units.length, width: children > (hasMain ? 1 : 0) ? 2 : 1 };
}

function blankRows(most: number, units: number) {
  return {
    units: new Int32Array(most),
    rowOf: new Int32Array(units).fill(-1),
    lanes: new Uint8Array(most),
    passing: new Int32Array(most),
    dashed: new Int32Array(most),
  };
}
