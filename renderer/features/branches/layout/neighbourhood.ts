import { cell } from '../../../../shared/json/cell.ts';
import type { TreeShape } from './treeShape.ts';

/** The units nearest to one, itself first: parents and children alike, at most so many and so many steps away. In order of arrival. */
export function neighbourhood(shape: TreeShape, centre: number, most: number, farthest: number): Int32Array {
  const found = new Int32Array(Math.min(most, shape.count));
  const steps = new Map<number, number>([[centre, 0]]);
  let count = 0;
  found[count++] = centre;
  const add = (unit: number, step: number) => {
    if (unit < 0 || count >= found.length || steps.has(unit)) return;
    steps.set(unit, step);
    found[count++] = unit;
  };
  for (let at = 0; at < count && count < found.length; at += 1) {
    const unit = cell(found, at);
    const step = (steps.get(unit) ?? 0) + 1;
    if (step > farthest) break;
    add(cell(shape.parents, unit), step);
    for (let child = cell(shape.lastChildren, unit); child >= 0; child = cell(shape.previousSiblings, child)) add(child, step);
  }
  return found.subarray(0, count).sort();
}

/** A node of a drawing: its place in columns from the left and rows from the top, a row being half a box high. */
export interface Spot {
  readonly unit: number;
  readonly column: number;
  /** A parent stands in the middle of its children, so that it may be between two rows. */
  readonly row: number;
  /** Whether its parent is drawn, and how many of its children are not. */
  readonly parent: number;
  readonly hidden: number;
}

export interface Spots {
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly rows: number;
}

/** Places units, in order of arrival: children one column right of their parent, leaves one below the other, a parent in the middle of its children. */
export function placeUnits(shape: TreeShape, units: Int32Array): Spots {
  const indexOf = new Map<number, number>();
  units.forEach((unit, index) => indexOf.set(unit, index));
  const parents = Int32Array.from(units, (unit) => indexOf.get(cell(shape.parents, unit)) ?? -1);
  const children: number[][] = Array.from(units, () => []);
  const columns = new Int32Array(units.length);
  const tops: number[] = [];
  parents.forEach((parent, index) => {
    if (parent < 0) tops.push(index);
    else {
      children[parent]?.push(index);
      columns[index] = cell(columns, parent) + 1;
    }
  });
  const rows = new Float64Array(units.length);
  let leaves = 0;
  const stack = tops.reverse();
  while (stack.length > 0) {
    const index = stack.pop() ?? 0;
    const below = children[index] ?? [];
    if (below.length === 0) rows[index] = leaves++;
    for (let at = below.length - 1; at >= 0; at -= 1) stack.push(below[at] ?? 0);
  }
  for (let index = units.length - 1; index >= 0; index -= 1) {
    const below = children[index] ?? [];
    if (below.length > 0) rows[index] = ((rows[below[0] ?? 0] ?? 0) + (rows[below.at(-1) ?? 0] ?? 0)) / 2;
  }
  const spots = Array.from(units, (unit, index) => ({
    unit,
    column: cell(columns, index),
    row: rows[index] ?? 0,
    parent: cell(parents, index),
    hidden: cell(shape.childCounts, unit) - (children[index]?.length ?? 0),
  }));
  return { spots, columns: columns.reduce((most, column) => Math.max(most, column + 1), 0), rows: leaves };
}
