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

/** Bytes of a text in UTF-8; a lone surrogate counts as the three of its replacement. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    // Of a pair each half counts for two of its four bytes.
    const isPaired = isHigh(unit) ? isLow(text.charCodeAt(at + 1)) : isLow(unit) && isHigh(text.charCodeAt(at - 1));
    bytes += unit < 0x800 || isPaired ? 1 : 2;
  }
  return bytes;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
