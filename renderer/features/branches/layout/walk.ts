import { cell } from '../../../../shared/json/cell.ts';
import type { LaneRows } from './laneRows.ts';
import type { TreeShape } from './treeShape.ts';

/** The nearest row after a place (before it with a step of -1) whose unit is wanted, going round at the end; -1 where there is none. */
export function findRowFrom(rows: LaneRows, from: number, step: 1 | -1, isWanted: (unit: number) => boolean): number {
  for (let tried = 1; tried <= rows.count; tried += 1) {
    const row = (((from + step * tried) % rows.count) + rows.count) % rows.count;
    if (isWanted(cell(rows.units, row))) return row;
  }
  return -1;
}

/** The row that shows a unit, or the nearest of its ancestors that does; -1 where none does. */
export function nearestRow(shape: TreeShape, rows: LaneRows, unit: number): number {
  for (let at = unit; at >= 0; at = cell(shape.parents, at)) {
    const row = cell(rows.rowOf, at);
    if (row >= 0) return row;
  }
  return -1;
}

/** The units from a tree's first one down to a unit, itself included. */
export function pathTo(shape: TreeShape, unit: number): number[] {
  const path: number[] = [];
  for (let at = unit; at >= 0; at = cell(shape.parents, at)) path.push(at);
  return path.reverse();
}

/** The units above one that are closed: what has to be opened for it to show. */
export function closedAbove(shape: TreeShape, closed: Uint8Array, unit: number): number[] {
  const found: number[] = [];
  for (let at = cell(shape.parents, unit); at >= 0; at = cell(shape.parents, at)) if (closed[at] === 1) found.push(at);
  return found;
}

/** A unit's number among its siblings as they are shown, from 1: the main child comes last. */
export function shownRank(shape: TreeShape, unit: number): number {
  const parent = cell(shape.parents, unit);
  if (parent < 0) return 1;
  const rank = cell(shape.ranks, unit);
  const main = cell(shape.mains, parent);
  if (main < 0) return rank + 1;
  if (main === unit) return cell(shape.childCounts, parent);
  return rank < cell(shape.ranks, main) ? rank + 1 : rank;
}

/** Which of the found units one is, from 1, in the order of these rows; 0 where it is none of them. */
export function foundPlace(rows: LaneRows, found: Uint8Array, unit: number): number {
  if (unit < 0 || found[unit] !== 1) return 0;
  const last = cell(rows.rowOf, unit);
  let place = 0;
  for (let row = 0; row <= last; row += 1) place += found[cell(rows.units, row)] ?? 0;
  return place;
}

/** Units whose words hold a text, whatever its case: 1 where they do. */
export function findWords(shape: TreeShape, text: string): { readonly found: Uint8Array; readonly count: number } {
  const found = new Uint8Array(shape.count);
  if (text === '') return { found, count: 0 };
  const wanted = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu');
  let count = 0;
  shape.nodes.forEach((node, place) => {
    const first = cell(shape.firsts, place);
    if (wanted.test(node.asked) || wanted.test(node.situation)) found[first] = 1;
    node.candidates.forEach((candidate, index) => {
      if (wanted.test(candidate.line)) found[first + 1 + index] = 1;
    });
    for (let unit = first; unit <= first + node.candidates.length; unit += 1) count += found[unit] ?? 0;
  });
  return { found, count };
}
