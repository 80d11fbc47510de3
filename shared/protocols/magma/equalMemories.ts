import { literalOf } from '../../json/access.ts';
import { cell } from '../../json/cell.ts';
import { equalJson, hashInput } from '../../json/equality.ts';
import { createTextMap } from '../../json/textMap.ts';
import type { ValueAt } from '../../lineage/stampedMemory.ts';

/** Equality, after tests that tell most unequal memories apart without reading them. */
export function areEqual({ document: a, node: nodeA }: ValueAt, { document: b, node: nodeB }: ValueAt): boolean {
  const sizesCount = a.shadowed.size === 0 && b.shadowed.size === 0;
  if (sizesCount && cell(a.afters, nodeA) - nodeA !== cell(b.afters, nodeB) - nodeB) return false;
  return literalOf(a, nodeA) === literalOf(b, nodeB) || equalJson(a, nodeA, b, nodeB);
}

/** Beyond so many siblings each memory is spelled once, instead of compared with all before it. */
const FEW = 64;

/** Of each memory the place of the first that equals it, which may be its own; -1 where there is none. */
export function findTwins(memories: readonly (ValueAt | null)[]): number[] {
  const firsts: number[] = [];
  const bySpelling = createTextMap<number>();
  return memories.map((memory, place) => {
    if (memory === null) return -1;
    if (memories.length > FEW) {
      const spelling = hashInput(memory.document, memory.node);
      const twin = bySpelling.get(spelling) ?? place;
      bySpelling.set(spelling, twin);
      return twin;
    }
    const twin = firsts.find((first) => {
      const other = memories[first] ?? null;
      return other !== null && areEqual(other, memory);
    });
    if (twin === undefined) firsts.push(place);
    return twin ?? place;
  });
}
