import { decodeString } from '../json/decode.ts';
import type { Change } from './diff.ts';

/** What patches leave out, in words. */
export const LEFT_OUT = 'The order of keys, which JSON gives no meaning, and other spellings of the same keys.';

/** Whether a change is about the order or the spelling of keys alone, of which the formats of patches know nothing. */
export function isSilent(change: Change): boolean {
  if (change.kind === 'respelled') return change.of === 'key';
  if (change.kind !== 'moved') return false;
  const { before, after } = change;
  return before.key !== null && before.site === after.site && decodeKey(before.key) === decodeKey(after.key);
}

/** What a key's spelling stands for; null for items. */
export function decodeKey(literal: string | null): string | null {
  return literal === null ? null : decodeString(literal, 0, literal.length);
}
