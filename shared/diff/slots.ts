import { nodeBefore } from './comparison.ts';
import type { ComparedSite, Comparison } from './comparison.ts';
import { MARK, NONE } from './rows.ts';
import type { SiteContent } from './sites.ts';

/** One value to be shown, on one side or on both. */
export interface Slot {
  /** Nodes; NONE for a side that it does not have. */
  readonly before: number;
  readonly after: number;
  readonly indexBefore: number;
  readonly indexAfter: number;
  /** `MARK` bits; 0 for what is unchanged. */
  readonly marks: number;
  /** Number of its change; NONE for none. */
  readonly change: number;
  /** The site that it is; -1 where it is none. */
  readonly site: number;
}

/** What stands at a place among the merged children of a site. */
export function slotAt(comparison: Comparison, site: ComparedSite, place: number): Slot {
  const indexBefore = site.merged.befores[place] ?? -1;
  const indexAfter = site.merged.afters[place] ?? -1;
  if (indexAfter < 0) return goneSlot(site, indexBefore);
  const after = site.childrenAfter[indexAfter] ?? NONE;
  if (indexBefore < 0) return comeSlot(comparison, site, indexAfter, after);
  const key = site.content.keys.get(indexBefore);
  const slot = { before: site.childrenBefore[indexBefore] ?? NONE, after, indexBefore, indexAfter };
  return { ...slot, ...fateOf(site.content, indexBefore, key ? MARK.respelled : 0, key?.number ?? NONE) };
}

/** Whether a place holds a child that is the same on both sides. */
export function isUnchanged({ merged, content }: ComparedSite, place: number): boolean {
  const before = merged.befores[place] ?? -1;
  if (before < 0 || (merged.afters[place] ?? -1) < 0) return false;
  return !content.values.has(before) && !content.keys.has(before) && !content.sites.has(before);
}

function goneSlot({ content, childrenBefore }: ComparedSite, indexBefore: number): Slot {
  const gone = content.gone.get(indexBefore);
  const marks = gone?.change.kind === 'removed' ? MARK.removed | (gone.change.shadowed ? MARK.shadowed : 0) : MARK.moved;
  const before = childrenBefore[indexBefore] ?? NONE;
  return { before, after: NONE, indexBefore, indexAfter: NONE, marks, change: gone?.number ?? NONE, site: -1 };
}

function comeSlot(comparison: Comparison, site: ComparedSite, indexAfter: number, after: number): Slot {
  const come = site.content.come.get(indexAfter);
  if (come?.change.kind !== 'moved') {
    const marks = MARK.added | (come?.change.shadowed ? MARK.shadowed : 0);
    return { before: NONE, after, indexBefore: NONE, indexAfter, marks, change: come?.number ?? NONE, site: -1 };
  }
  const { before } = come.change;
  const isWithin = before.site === come.change.after.site;
  const slot = { before: isWithin ? (site.childrenBefore[before.index] ?? NONE) : nodeBefore(comparison, before), after };
  const content = isWithin ? site.content : comparison.index.contentOf(before.site);
  return { ...slot, indexBefore: before.index, indexAfter, ...fateOf(content, before.index, MARK.moved, come.number) };
}

/** What else befell a child: another value is told before a move, and a move before another spelling of its key. */
function fateOf(content: SiteContent, indexBefore: number, marks: number, change: number): Pick<Slot, 'marks' | 'change' | 'site'> {
  const value = content.values.get(indexBefore);
  if (value) return { marks: marks | (value.change.kind === 'changed' ? MARK.changed : MARK.respelled), change: value.number, site: -1 };
  const site = content.sites.get(indexBefore);
  return site === undefined ? { marks, change, site: -1 } : { marks: marks | MARK.within, change, site };
}
