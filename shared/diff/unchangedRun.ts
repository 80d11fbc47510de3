import type { ComparedSite } from './comparison.ts';
import type { RowsQuestion } from './rows.ts';
import { isUnchanged } from './slots.ts';

/** Unchanged neighbours of a change that stay unfolded. */
const CONTEXT = { tree: 0, sides: 2 } as const;
const FEWEST = 2;

/** A run of unchanged children up to `end`, of which those from `from` up to `to` are folded; none where the two are equal. */
export interface UnchangedRun {
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/** The run that begins at a place. */
export function unchangedRunAt(site: ComparedSite, place: number, view: RowsQuestion['view']): UnchangedRun {
  const count = site.merged.befores.length;
  let end = place;
  while (end < count && isUnchanged(site, end)) end++;
  const from = place === 0 ? place : place + CONTEXT[view];
  const to = end === count ? end : end - CONTEXT[view];
  return to - from >= FEWEST ? { from, to, end } : { from: end, to: end, end };
}
