import type { Added, Changed, JsonDiff, Moved, Removed, Respelled } from './diff.ts';

/** A change with its number among the diff's changes. */
export interface Numbered<Kind> {
  readonly change: Kind;
  readonly number: number;
}

/** All that a diff says about the children of one site. */
export interface SiteContent {
  /** Removed or moved away, by their place before. */
  readonly gone: Map<number, Numbered<Removed | Moved>>;
  /** Added or moved here, by their place after. */
  readonly come: Map<number, Numbered<Added | Moved>>;
  /** New values and spellings, by their place before. */
  readonly values: Map<number, Numbered<Changed | Respelled>>;
  readonly keys: Map<number, Numbered<Respelled>>;
  /** Sites below, by their place before. */
  readonly sites: Map<number, number>;
}

const NOTHING: SiteContent = { gone: new Map(), come: new Map(), values: new Map(), keys: new Map(), sites: new Map() };

/** A diff's changes by the site they are about. */
export interface SiteIndex {
  /** The change of the root's own value, where there is one. */
  readonly root: Numbered<Changed | Respelled> | null;
  /** What a site's children are in for. */
  contentOf(site: number): SiteContent;
}

/** Groups a diff's changes by site. A site takes no more room than what is said about it. */
export function indexSites({ sites, changes }: JsonDiff): SiteIndex {
  const contents = new Array<Partial<SiteContent> | undefined>(sites.length);
  const at = <Key extends keyof SiteContent>(site: number, key: Key): SiteContent[Key] => {
    const known = contents[site]?.[key];
    if (known !== undefined) return known;
    // A map of nothing yet fits every key.
    const made = new Map() as SiteContent[Key];
    contents[site] = { ...contents[site], [key]: made };
    return made;
  };
  let root: SiteIndex['root'] = null;
  sites.forEach(({ parent, before }, number) => {
    if (parent >= 0) at(parent, 'sites').set(before.index, number);
  });
  changes.forEach((change, number) => {
    switch (change.kind) {
      case 'added':
        at(change.after.site, 'come').set(change.after.index, { change, number });
        break;
      case 'removed':
        at(change.before.site, 'gone').set(change.before.index, { change, number });
        break;
      case 'moved':
        at(change.before.site, 'gone').set(change.before.index, { change, number });
        at(change.after.site, 'come').set(change.after.index, { change, number });
        break;
      case 'changed':
      case 'respelled':
        if (change.before.site < 0) root = { change, number };
        else if (change.kind === 'respelled' && change.of === 'key')
          at(change.before.site, 'keys').set(change.before.index, { change, number });
        else at(change.before.site, 'values').set(change.before.index, { change, number });
    }
  });
  return { root, contentOf: (site) => ({ ...NOTHING, ...contents[site] }) };
}
