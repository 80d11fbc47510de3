import { childrenOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import type { JsonDocument } from '../json/document.ts';
import type { JsonDiff, Place } from './diff.ts';
import { locateSites } from './locateSites.ts';
import { mergeChildren } from './mergeChildren.ts';
import type { MergedChildren } from './mergeChildren.ts';
import { indexSites } from './sites.ts';
import type { SiteContent, SiteIndex } from './sites.ts';

/** Two documents with their diff, made ready to be shown. */
export interface Comparison {
  readonly before: JsonDocument;
  readonly after: JsonDocument;
  readonly diff: JsonDiff;
  readonly index: SiteIndex;
  /** The node of each site. */
  readonly sitesBefore: Uint32Array;
  readonly sitesAfter: Uint32Array;
  /** Children before of sites that something was moved out of, once they were asked for. */
  readonly sources: Map<number, readonly number[]>;
}

/** Throws where the diff is one of other documents. */
export function createComparison(before: JsonDocument, after: JsonDocument, diff: JsonDiff): Comparison {
  return {
    before,
    after,
    diff,
    index: indexSites(diff),
    sitesBefore: locateSites(before, diff.sites, 'before'),
    sitesAfter: locateSites(after, diff.sites, 'after'),
    sources: new Map(),
  };
}

/** The node that stood at a place before. */
export function nodeBefore({ before, sitesBefore, sources }: Comparison, { site, index }: Place): number {
  const children = sources.get(site) ?? childrenOf(before, cell(sitesBefore, site));
  sources.set(site, children);
  const node = children[index];
  if (node === undefined) throw new RangeError(`Expected a child below ${children.length}, got ${index}`);
  return node;
}

/** All there is at one site. */
export interface ComparedSite {
  readonly nodeAfter: number;
  readonly childrenBefore: readonly number[];
  readonly childrenAfter: readonly number[];
  readonly content: SiteContent;
  readonly merged: MergedChildren;
}

export function compareSite({ before, after, index, sitesBefore, sitesAfter }: Comparison, site: number): ComparedSite {
  const nodeAfter = cell(sitesAfter, site);
  const childrenBefore = childrenOf(before, cell(sitesBefore, site));
  const childrenAfter = childrenOf(after, nodeAfter);
  const content = index.contentOf(site);
  const merged = mergeChildren(content, childrenBefore.length, childrenAfter.length);
  return { nodeAfter, childrenBefore, childrenAfter, content, merged };
}
