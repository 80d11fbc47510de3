import { childrenOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import type { JsonDocument } from '../json/document.ts';
import type { JsonDiff } from './diff.ts';
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
  };
}

/** All there is at one site. */
export interface ComparedSite {
  readonly nodeBefore: number;
  readonly nodeAfter: number;
  readonly childrenBefore: readonly number[];
  readonly childrenAfter: readonly number[];
  readonly content: SiteContent;
  readonly merged: MergedChildren;
}

export function compareSite({ before, after, index, sitesBefore, sitesAfter }: Comparison, site: number): ComparedSite {
  const nodeBefore = cell(sitesBefore, site);
  const nodeAfter = cell(sitesAfter, site);
  const childrenBefore = childrenOf(before, nodeBefore);
  const childrenAfter = childrenOf(after, nodeAfter);
  const content = index.contentOf(site);
  const merged = mergeChildren(content, childrenBefore.length, childrenAfter.length);
  return { nodeBefore, nodeAfter, childrenBefore, childrenAfter, content, merged };
}
