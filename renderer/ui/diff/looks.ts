import type { ChangeCounts } from '../../../shared/diff/diffSummary.ts';
import { MARK } from '../../../shared/diff/rows.ts';
import { describeCount } from '../amounts.ts';

/** How a row or a change looks: its sign, its colour and the word that says the same. */
export type Look = 'same' | 'added' | 'removed' | 'changed' | 'moved' | 'respelled' | 'reordered';

interface LookOf {
  readonly sign: string;
  readonly word: string;
  /** Of a whole line. */
  readonly line: string;
  /** Of the sign. */
  readonly ink: string;
}

export const LOOKS: Readonly<Record<Look, LookOf>> = {
  same: { sign: '', word: '', line: '', ink: 'text-ink-3' },
  added: { sign: '+', word: 'added', line: 'bg-go-bg', ink: 'text-go' },
  removed: { sign: '−', word: 'removed', line: 'bg-stop-bg', ink: 'text-stop' },
  changed: { sign: '~', word: 'changed', line: 'bg-mark-bg', ink: 'text-mark' },
  moved: { sign: '↕', word: 'moved', line: 'bg-wait-bg', ink: 'text-wait' },
  respelled: { sign: '≈', word: 'same value, other spelling', line: 'bg-raised', ink: 'text-ink-2' },
  reordered: { sign: '⇅', word: 'only in another order', line: 'bg-raised', ink: 'text-ink-2' },
};

/** The look of a row by its marks: what befell its value counts more than where it went. */
export function lookOf(marks: number): Look {
  if ((marks & MARK.removed) !== 0) return 'removed';
  if ((marks & MARK.added) !== 0) return 'added';
  if ((marks & MARK.changed) !== 0) return 'changed';
  if ((marks & MARK.moved) !== 0) return 'moved';
  if ((marks & MARK.respelled) !== 0) return 'respelled';
  return 'same';
}

/** One of the counts over a diff. */
export interface LookCount {
  readonly look: Look;
  /** Such as `+2`. */
  readonly text: string;
  /** Such as `2 added`. */
  readonly words: string;
}

const ORDER = ['added', 'removed', 'changed', 'moved', 'respelled', 'reordered'] as const;
const COUNT_WORDS = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  moved: 'moved',
  respelled: 'the same in another spelling',
  reordered: 'only in another order of keys',
} as const;

/** How many changes of each kind there are; kinds that do not occur are left out. */
export function describeCounts(counts: ChangeCounts): readonly LookCount[] {
  return ORDER.filter((look) => counts[look] > 0).map((look) => ({
    look,
    text: `${LOOKS[look].sign}${describeCount(counts[look])}`,
    words: `${describeCount(counts[look])} ${COUNT_WORDS[look]}`,
  }));
}
