import { createComparison } from '../../shared/diff/comparison.ts';
import type { Comparison } from '../../shared/diff/comparison.ts';
import { diffJson } from '../../shared/diff/diffJson.ts';
import { summariseDiff } from '../../shared/diff/diffSummary.ts';
import type { DiffSummary } from '../../shared/diff/diffSummary.ts';
import { flattenDiff } from '../../shared/diff/flattenDiff.ts';
import { lookInside } from '../../shared/diff/insideStrings.ts';
import type { InsideStrings } from '../../shared/diff/insideStrings.ts';
import { writeJsonPatch } from '../../shared/diff/jsonPatch.ts';
import { listChanges } from '../../shared/diff/listChanges.ts';
import type { ListedChange } from '../../shared/diff/listChanges.ts';
import { writeMergePatch } from '../../shared/diff/mergePatch.ts';
import type { PatchText } from '../../shared/diff/patchText.ts';
import { idsAbove } from '../../shared/diff/reveal.ts';
import type { DiffRows, RowsQuestion } from '../../shared/diff/rows.ts';
import type { JsonProblem } from '../../shared/json/document.ts';
import { readJson } from '../../shared/json/reader.ts';
import type { MemoryMark } from '../../shared/memoryMark.ts';
import { protocolNamed } from '../../shared/protocols/protocols.ts';

/** What can be asked of two texts; first of all, once, to open them. */
export type DiffQuestion =
  | {
      readonly ask: 'open';
      readonly before: string;
      readonly after: string;
      /** Whose habits to read them by, where they are memories; null for none. */
      readonly protocol: string | null;
    }
  | ({ readonly ask: 'rows' } & RowsQuestion)
  | { readonly ask: 'changes'; readonly from: number; readonly count: number }
  | { readonly ask: 'inside'; readonly change: number }
  | { readonly ask: 'above'; readonly change: number }
  | { readonly ask: 'patch'; readonly format: 'json' | 'merge' }
  | { readonly ask: 'close' };

export interface DiffAnswers {
  open: OpenedDiff;
  rows: DiffRows;
  changes: readonly ListedChange[];
  /** Null where the change is not from one string to another. */
  inside: InsideStrings | null;
  above: readonly number[];
  patch: PatchText;
  /** The texts are forgotten. */
  close: null;
}

/** A diff in numbers, or which of the two texts is not JSON, and where. */
export type OpenedDiff =
  | { readonly ok: true; readonly summary: DiffSummary; readonly marks: readonly MemoryMark[] }
  | { readonly ok: false; readonly side: 'before' | 'after'; readonly problem: JsonProblem };

/** Keeps one diff, and answers about it. */
export interface DiffDesk {
  answer<Ask extends DiffQuestion['ask']>(question: DiffQuestion & { ask: Ask }): DiffAnswers[Ask];
}

/** Time that comparing may take, reading aside; what is not compared by then is changed whole. */
const MOST_MS = 1_000;

/** `now` is a clock in milliseconds. */
export function createDiffDesk(now: () => number): DiffDesk {
  let opened: Comparison | null = null;

  function open(before: string, after: string, protocol: string | null): OpenedDiff {
    const a = readJson(before);
    if (!a.ok) return { ok: false, side: 'before', problem: a.problem };
    const b = readJson(after);
    if (!b.ok) return { ok: false, side: 'after', problem: b.problem };
    const end = now() + MOST_MS;
    const diff = diffJson(a.document, b.document, { isLate: () => now() > end });
    opened = createComparison(a.document, b.document, diff);
    const marks = protocol === null ? [] : (protocolNamed(protocol)?.memoryMarks(a.document, b.document) ?? []);
    return { ok: true, summary: summariseDiff(diff, before, after), marks };
  }

  function answer<Ask extends DiffQuestion['ask']>(question: DiffQuestion & { ask: Ask }): DiffAnswers[Ask];
  function answer(question: DiffQuestion): DiffAnswers[DiffQuestion['ask']] {
    if (question.ask === 'open') return open(question.before, question.after, question.protocol);
    if (question.ask === 'close') return (opened = null);
    if (opened === null) throw new Error(`Expected two texts to be open before "${question.ask}" is asked`);
    switch (question.ask) {
      case 'rows':
        return flattenDiff(opened, question);
      case 'changes':
        return listChanges(opened.diff, question.from, question.count);
      case 'inside': {
        const change = opened.diff.changes[question.change];
        return change === undefined ? null : lookInside(change);
      }
      case 'above':
        return idsAbove(opened, question.change);
      case 'patch':
        return question.format === 'json' ? writeJsonPatch(opened) : writeMergePatch(opened);
    }
  }

  return { answer };
}
