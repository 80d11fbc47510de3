import { itemsOf, memberOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';

/** The member of an object by key, where it is of a kind; -1 where it is missing or another. */
export function memberOfKind(document: JsonDocument, object: number, key: string, kind: number): number {
  if (object < 0 || document.kinds[object] !== KIND.object) return -1;
  const member = memberOf(document, object, key);
  return member >= 0 && document.kinds[member] === kind ? member : -1;
}

/** A string member; empty where there is none. */
export function textAt(document: JsonDocument, object: number, key: string): string {
  const member = memberOfKind(document, object, key, KIND.string);
  return member < 0 ? '' : stringOf(document, member);
}

/** The strings of a list that an object holds by `key`; empty where there is none. */
export function stringsAt(document: JsonDocument, object: number, key: string): string[] {
  const list = memberOfKind(document, object, key, KIND.array);
  return list < 0 ? [] : stringsOf(document, list);
}

/** The strings of an array. */
export function stringsOf(document: JsonDocument, list: number): string[] {
  return itemsOf(document, list)
    .filter((item) => document.kinds[item] === KIND.string)
    .map((item) => stringOf(document, item));
}
