import { itemsOf, literalOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { createTextMap } from '../../json/textMap.ts';
import { memberOfKind, stringsAt } from './members.ts';

/** A permanent rule that one memory holds and the next does not. */
export interface DroppedRule {
  readonly rule: string;
  /** Its place in the memory_list before. */
  readonly index: number;
}

/** Rules in memory.memory_list are permanent: consumers expect them back, wherever in the list. Both nodes are memories; -1 for none. */
export function findDroppedRules(before: JsonDocument, memoryBefore: number, after: JsonDocument, memoryAfter: number): DroppedRule[] {
  const list = memberOfKind(before, memoryBefore, 'memory_list', KIND.array);
  if (list < 0) return [];
  const kept = memberOfKind(after, memoryAfter, 'memory_list', KIND.array);
  if (kept >= 0 && literalOf(after, kept) === literalOf(before, list)) return [];
  const returned = createTextMap<true>();
  for (const rule of stringsAt(after, memoryAfter, 'memory_list')) returned.set(rule, true);
  return itemsOf(before, list).flatMap((item, index) => {
    const rule = before.kinds[item] === KIND.string ? stringOf(before, item) : null;
    return rule === null || returned.get(rule) !== undefined ? [] : [{ rule, index }];
  });
}
