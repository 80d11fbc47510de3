import { childrenOf, itemsOf, keyOf, kindNameOf, memberOf, membersOf } from '../json/access.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { equalJson } from '../json/equality.ts';
import { clip } from '../protocols/clip.ts';

const LONGEST = 300;
const MOST_MEMBERS = 8;

/** What a caller changed in a memory, in words, such as `memory_list: 2 items became 1; summary was removed`. */
export function describeEdit(before: JsonDocument, beforeNode: number, after: JsonDocument, afterNode: number): string {
  if (before.kinds[beforeNode] !== KIND.object || after.kinds[afterNode] !== KIND.object) return 'the memory became another value';
  const changes: string[] = [];
  for (const member of membersOf(before, beforeNode)) {
    const key = keyOf(before, member) ?? '';
    const now = memberOf(after, afterNode, key);
    if (now < 0) changes.push(`${clip(key, 60)} was removed`);
    else if (!equalJson(before, member, after, now)) changes.push(`${clip(key, 60)}: ${describeChange(before, member, after, now)}`);
  }
  for (const member of membersOf(after, afterNode)) {
    const key = keyOf(after, member) ?? '';
    if (memberOf(before, beforeNode, key) < 0) changes.push(`${clip(key, 60)} was added`);
  }
  const more = changes.length - MOST_MEMBERS;
  return clip([...changes.slice(0, MOST_MEMBERS), ...(more > 0 ? [`and ${more} more`] : [])].join('; '), LONGEST);
}

function describeChange(before: JsonDocument, from: number, after: JsonDocument, to: number): string {
  const kind = before.kinds[from];
  if (kind !== after.kinds[to]) return `${kindNameOf(before, from)} became ${kindNameOf(after, to)}`;
  if (kind !== KIND.array && kind !== KIND.object) return 'changed';
  const word = kind === KIND.array ? 'item' : 'member';
  const [old, now] = [childrenOf(before, from).length, childrenOf(after, to).length];
  if (old !== now) return `${count(old, word)} became ${now}`;
  if (kind === KIND.object) return 'changed';
  const nowItems = itemsOf(after, to);
  const changed = itemsOf(before, from).filter((item, place) => !equalJson(before, item, after, nowItems[place] ?? 0)).length;
  return `${changed} of ${count(old, word)} changed`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
