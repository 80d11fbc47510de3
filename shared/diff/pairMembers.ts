import { keyOf } from '../json/access.ts';
import { haveSameKey } from './side.ts';
import type { Side } from './side.ts';

/** Pairs the members of two objects by their keys; of keys that repeat, the last ones, which count, and then backwards. Of each member before, the place of the one after; -1 for none. */
export function pairMembers(a: Side, membersA: readonly number[], b: Side, membersB: readonly number[]): Int32Array {
  const partners = new Int32Array(membersA.length).fill(-1);
  if (haveSameKeys(a, membersA, b, membersB)) return partners.map((_none, place) => place);
  const places = new Map<string, number[]>();
  membersB.forEach((member, place) => {
    const key = keyOf(b.document, member) ?? '';
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  });
  for (let place = membersA.length - 1; place >= 0; place--) {
    partners[place] = places.get(keyOf(a.document, membersA[place] ?? 0) ?? '')?.pop() ?? -1;
  }
  return partners;
}

function haveSameKeys(a: Side, membersA: readonly number[], b: Side, membersB: readonly number[]): boolean {
  return (
    membersA.length === membersB.length &&
    membersA.every((member, place) => haveSameKey(a.document, member, b.document, membersB[place] ?? 0))
  );
}
