import type { SiteContent } from './sites.ts';

/** The children of both sides of a site in one order: what is gone before what has come in its stead, both before what stays next. */
export interface MergedChildren {
  /** Place among the children before; -1 where something has come. */
  readonly befores: Int32Array;
  /** Place among the children after; -1 where something is gone. */
  readonly afters: Int32Array;
}

export function mergeChildren({ gone, come }: SiteContent, countBefore: number, countAfter: number): MergedChildren {
  const count = countAfter + gone.size;
  const befores = new Int32Array(count).fill(-1);
  const afters = new Int32Array(count).fill(-1);
  let before = 0;
  let after = 0;
  for (let slot = 0; slot < count; slot++) {
    if (gone.has(before)) befores[slot] = before++;
    else if (come.has(after)) afters[slot] = after++;
    else {
      befores[slot] = before++;
      afters[slot] = after++;
    }
  }
  if (before !== countBefore || after !== countAfter) {
    throw new RangeError(
      `Expected ${before} and ${after} children, got ${countBefore} and ${countAfter}: the diff is one of other documents`,
    );
  }
  return { befores, afters };
}
