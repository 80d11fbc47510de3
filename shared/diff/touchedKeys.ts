import { keyOf } from '../json/access.ts';
import type { JsonDocument } from '../json/document.ts';
import type { ComparedSite, Comparison } from './comparison.ts';

/** A key that repeats in an object, on either side, and stands for something that differs: no pointer can say which of its members; null where there is none. */
export function findTouchedRepeatedKey({ before, after }: Comparison, site: ComparedSite): string | null {
  const repeated = new Set([...repeatedKeys(before, site.childrenBefore), ...repeatedKeys(after, site.childrenAfter)]);
  if (repeated.size === 0) return null;
  const { gone, come, values, keys, sites } = site.content;
  const touchedBefore = [...gone.keys(), ...values.keys(), ...keys.keys(), ...sites.keys()].map((place) =>
    keyOf(before, site.childrenBefore[place] ?? 0),
  );
  const touchedAfter = [...come.keys()].map((place) => keyOf(after, site.childrenAfter[place] ?? 0));
  return [...touchedBefore, ...touchedAfter].find((key) => key !== null && repeated.has(key)) ?? null;
}

function repeatedKeys(document: JsonDocument, children: readonly number[]): string[] {
  if (document.shadowed.size === 0) return [];
  return children.filter((child) => document.shadowed.has(child)).map((child) => keyOf(document, child) ?? '');
}

/** Why a patch can't be written, where `findTouchedRepeatedKey` found a key. */
export function describeRepeated(pointer: string): string {
  return `The key at ${pointer} comes twice in its object, and a patch can't say which of the two it means.`;
}
