import { itemsOf, literalOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { MemoryMark } from '../../memoryMark.ts';
import { clip } from '../clip.ts';
import { findDroppedRules } from './droppedRules.ts';
import { memberOfKind } from './members.ts';

const MOST_RULES = 20;
const RULE_FLAG = 'rule dropped';

/** What the habits of MAGMA agents make of one memory becoming another. Source: contracts/NOTES.md, "Memory, feedback, steps in the wild". */
export function readMemoryMarks(before: JsonDocument, after: JsonDocument): MemoryMark[] {
  return [...markDroppedRules(before, after), ...markShorterHistory(before, after)];
}

function markDroppedRules(before: JsonDocument, after: JsonDocument): MemoryMark[] {
  const list = memberOfKind(after, 0, 'memory_list', KIND.array) < 0 ? null : '/memory_list';
  const dropped = findDroppedRules(before, 0, after, 0);
  const marks = dropped.slice(0, MOST_RULES).map(({ rule, index }) => ({
    code: 'memory.rule_dropped',
    level: 'warning' as const,
    message: `The permanent rule ${JSON.stringify(clip(rule, 120))} is gone from memory_list.`,
    flag: RULE_FLAG,
    before: joinPointer('/memory_list', index),
    after: list,
  }));
  if (dropped.length <= MOST_RULES) return marks;
  const message = `${dropped.length - MOST_RULES} more permanent rules are gone from memory_list.`;
  return [...marks, { code: 'memory.rule_dropped', level: 'warning', message, flag: RULE_FLAG, before: '/memory_list', after: list }];
}

/** A history that lost entries: into a summary that came or changed with it, or for good. */
function markShorterHistory(before: JsonDocument, after: JsonDocument): MemoryMark[] {
  const history = memberOfKind(before, 0, 'history', KIND.array);
  const entries = history < 0 ? 0 : itemsOf(before, history).length;
  const next = memberOfKind(after, 0, 'history', KIND.array);
  const left = next < 0 ? 0 : itemsOf(after, next).length;
  if (left >= entries) return [];
  const pointers = { before: '/history', after: next < 0 ? null : '/history' };
  const summary = newSummary(before, after);
  if (summary !== null) {
    const what =
      left === 0
        ? `History emptied into a summary: ${countEntries(entries)}`
        : `History cut from ${entries} to ${countEntries(left)}, into a summary`;
    const message = `${what}${left === 0 ? ' became' : ' of'} ${summary.length} characters.`;
    return [{ code: 'memory.history_summarised', level: 'note', message, flag: null, before: pointers.before, after: '/summary' }];
  }
  const lost = entries - left;
  const message = `${countEntries(lost)} of ${entries} ${lost === 1 ? 'is' : 'are'} gone from history, and no new summary stands for ${lost === 1 ? 'it' : 'them'}.`;
  return [{ code: 'memory.history_cut', level: 'warning', message, flag: 'history cut', ...pointers }];
}

function countEntries(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`;
}

/** The summary after, where it is a text that was not there before. */
function newSummary(before: JsonDocument, after: JsonDocument): string | null {
  const summary = memberOfKind(after, 0, 'summary', KIND.string);
  if (summary < 0 || stringOf(after, summary) === '') return null;
  const old = memberOfKind(before, 0, 'summary', KIND.string);
  return old >= 0 && literalOf(before, old) === literalOf(after, summary) ? null : stringOf(after, summary);
}
