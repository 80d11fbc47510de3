import { utf8Length } from '../utf8Length.ts';
import { isOrderOnly } from './diff.ts';
import type { ChangeKind, Coarse, JsonDiff } from './diff.ts';

/** How many changes of each kind; members that only stand elsewhere among the keys are `reordered`, not moved. */
export type ChangeCounts = Record<ChangeKind | 'reordered', number>;

/** A diff in numbers. */
export interface DiffSummary {
  /** How many changes there are, of all kinds. */
  readonly changes: number;
  readonly counts: ChangeCounts;
  /** UTF-8 bytes of the two texts, white space included. */
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  readonly coarse: Coarse | null;
}

/** Sums up the diff of two texts. */
export function summariseDiff(diff: JsonDiff, before: string, after: string): DiffSummary {
  const counts: ChangeCounts = { added: 0, removed: 0, changed: 0, moved: 0, respelled: 0, reordered: 0 };
  for (const change of diff.changes) counts[change.kind === 'moved' && isOrderOnly(change) ? 'reordered' : change.kind] += 1;
  return { changes: diff.changes.length, counts, bytesBefore: utf8Length(before), bytesAfter: utf8Length(after), coarse: diff.coarse };
}
