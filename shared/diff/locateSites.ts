import { cell } from '../json/cell.ts';
import type { JsonDocument } from '../json/document.ts';
import type { Site } from './diff.ts';

/** The node of each site in the document of one side. Throws where the document has no such place: it is not the diff's own. */
export function locateSites(document: JsonDocument, sites: readonly Site[], side: 'before' | 'after'): Uint32Array {
  const below = new Map<number, Map<number, number>>();
  sites.forEach((site, number) => {
    const known = below.get(site.parent);
    if (known) known.set(site[side].index, number);
    else below.set(site.parent, new Map([[site[side].index, number]]));
  });
  const nodes = new Uint32Array(sites.length);
  // A site's parent comes before it: so its node is known by then.
  for (let parent = 0; parent < sites.length; parent++) {
    const wanted = below.get(parent);
    if (wanted) placeChildren(document, cell(nodes, parent), wanted, nodes);
  }
  return nodes;
}

function placeChildren(document: JsonDocument, container: number, wanted: ReadonlyMap<number, number>, nodes: Uint32Array): void {
  const after = cell(document.afters, container);
  let left = wanted.size;
  for (let child = container + 1, index = 0; child < after && left > 0; child = cell(document.afters, child), index++) {
    const site = wanted.get(index);
    if (site === undefined) continue;
    nodes[site] = child;
    left--;
  }
  if (left > 0) throw new RangeError(`Expected children ${[...wanted.keys()].join(', ')} at offset ${cell(document.starts, container)}`);
}
