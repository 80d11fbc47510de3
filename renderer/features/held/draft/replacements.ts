import type { DraftCandidate } from './draftCandidate.ts';

/** One change that put something else in the place of what was written: all candidates before and after it. */
export interface Replacement {
  /** What happened, in two or three words, such as `Draft replaced`. */
  readonly what: string;
  readonly before: readonly DraftCandidate[];
  readonly after: readonly DraftCandidate[];
}

/** What can be taken back, and what was taken back and can be had again; the last of each comes first. */
export interface Replacements {
  readonly past: readonly Replacement[];
  readonly future: readonly Replacement[];
}

export const NOTHING_REPLACED: Replacements = { past: [], future: [] };

/** Each may hold a memory of megabytes. */
const MOST = 20;

export function remember({ past }: Replacements, replacement: Replacement): Replacements {
  return { past: [...past.slice(1 - MOST), replacement], future: [] };
}

/** The draft as it was before the last replacement; what stands `now`, typed over or not, can be had again. Null where nothing was replaced. */
export function undoLast(
  { past, future }: Replacements,
  now: readonly DraftCandidate[],
): { replacements: Replacements; candidates: readonly DraftCandidate[] } | null {
  const last = past.at(-1);
  if (!last) return null;
  return { replacements: { past: past.slice(0, -1), future: [...future, { ...last, after: now }] }, candidates: last.before };
}

/** The draft as it was when the last replacement was taken back. */
export function redoLast(
  { past, future }: Replacements,
  now: readonly DraftCandidate[],
): { replacements: Replacements; candidates: readonly DraftCandidate[] } | null {
  const next = future.at(-1);
  if (!next) return null;
  return { replacements: { past: [...past, { ...next, before: now }], future: future.slice(0, -1) }, candidates: next.after };
}

/** Whether nothing was typed since: then the keys that undo mean the replacement, else what was typed. */
export function isLastChange(replacements: Replacements, way: 'undo' | 'redo', now: readonly DraftCandidate[]): boolean {
  const then = way === 'undo' ? replacements.past.at(-1)?.after : replacements.future.at(-1)?.before;
  return then !== undefined && then.length === now.length && then.every((candidate, index) => candidate.text === now[index]?.text);
}
