import { cell } from '../json/cell.ts';
import type { Comparison } from './comparison.ts';
import { NONE } from './rows.ts';
import type { DiffRows } from './rows.ts';

/** Ids of the containers around a change, all open at first: none of them may be toggled if its row is to be there. */
export function idsAbove({ diff, sitesAfter }: Comparison, number: number): number[] {
  const change = diff.changes[number];
  if (change === undefined) throw new RangeError(`Expected a change below ${diff.changes.length}, got ${number}`);
  const ids: number[] = [];
  const place = change.kind === 'removed' ? change.before : change.after;
  for (let site = place.site; site >= 0; site = diff.sites[site]?.parent ?? -1) ids.push(cell(sitesAfter, site) * 4 + 1);
  return ids;
}

/** The row of a change: where a value stands now rather than where it stood; -1 where no row shows it. */
export function findRowOfChange(rows: DiffRows, number: number): number {
  let first = -1;
  for (let place = rows.changes.indexOf(number); place >= 0; place = rows.changes.indexOf(number, place + 1)) {
    if (rows.after.starts[place] !== NONE) return place;
    if (first < 0) first = place;
  }
  return first;
}
