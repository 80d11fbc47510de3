import { cell } from '../../../../shared/json/cell.ts';
import type { LaneRows } from './laneRows.ts';
import type { TreeShape } from './treeShape.ts';
import { isAmbiguous } from './treeShape.ts';

/** What is drawn in a row beside its node: SVG path data in pixels, and where the node's dot stands. */
export interface LaneLines {
  readonly solid: string;
  readonly dashed: string;
  /** The dot's centre from the left. */
  readonly x: number;
  /** Pixels from the left that lines and dot take. */
  readonly width: number;
}

/** A row's height in pixels, and half of it. */
export const ROW_HEIGHT = 24;
const MIDDLE = ROW_HEIGHT / 2;

/** How far lanes stand apart: so that all of them take 240 pixels at most, and one of a few 16. */
export function laneStep(width: number): number {
  return Math.max(6, Math.min(16, Math.floor(240 / Math.max(1, width))));
}

/** The lines of one row: lanes that run through, how it hangs on its parent, and whether something follows below. */
export function laneLines(shape: TreeShape, rows: LaneRows, row: number, step: number): LaneLines {
  const unit = cell(rows.units, row);
  const lane = cell(rows.lanes, row);
  const passing = cell(rows.passing, row);
  const dashed = cell(rows.dashed, row);
  const paths = { solid: '', dashed: '' };
  const xOf = (at: number) => at * step + 12;
  const x = xOf(lane);
  for (let at = 0; at <= lane; at += 1) {
    if ((passing & (1 << at)) !== 0) paths[(dashed & (1 << at)) === 0 ? 'solid' : 'dashed'] += `M${xOf(at)} 0V${ROW_HEIGHT}`;
  }
  const parent = cell(shape.parents, unit);
  const parentRow = parent < 0 ? -1 : cell(rows.rowOf, parent);
  if (parentRow >= 0) {
    const from = xOf(cell(rows.lanes, parentRow));
    const line = from === x ? `M${x} 0V${MIDDLE}` : `M${from} 0C${from} ${MIDDLE} ${x} 2 ${x} ${MIDDLE}`;
    paths[isAmbiguous(shape, unit) ? 'dashed' : 'solid'] += line;
  }
  const next = row + 1 < rows.count ? cell(rows.units, row + 1) : -1;
  if (next >= 0 && cell(shape.parents, next) === unit) {
    const leads = cell(rows.lanes, row + 1) === lane && isAmbiguous(shape, next);
    paths[leads ? 'dashed' : 'solid'] += `M${x} ${MIDDLE}V${ROW_HEIGHT}`;
  }
  return { ...paths, x, width: x + 10 };
}
