import type { SiteContent } from './sites.ts';

/** The children of both sides of a site in one order: what is gone before what has come in its stead, both before what stays next. */
export interface MergedChildren {
  /** Place among the children before; -1 where something has come. */
  readonly befores: readonly number[];
  /** Place among the children after; -1 where something is gone. */
  readonly afters: readonly number[];
}

export function mergeChildren({ gone, come }: SiteContent, countBefore: number, countAfter: number): MergedChildren {
  const count = countAfter + gone.size;
  const befores: number[] = [];
  const afters: number[] = [];
  let before = 0;
  let after = 0;
  for (let slot = 0; slot < count; slot++) {
    const isGone = gone.has(before);
    const hasCome = !isGone && come.has(after);
    befores.push(hasCome ? -1 : before++);
    afters.push(isGone ? -1 : after++);
  }
  if (before !== countBefore || after !== countAfter) {
    throw new RangeError(
      `Expected ${before} and ${after} children, got ${countBefore} and ${countAfter}: the diff is one of other documents`,
    );
  }
  return { befores, afters };
}
