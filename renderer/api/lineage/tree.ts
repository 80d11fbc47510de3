import type { TreeNode, TreePage } from '../../../shared/interaction.ts';

/** An interaction's nodes as far as they have come. */
export interface Tree {
  /** In order of arrival, so that a parent stands before what follows from it. */
  readonly nodes: readonly TreeNode[];
  /** Place among the nodes by situation. Handed on from tree to tree: only the latest is to be asked. */
  readonly places: ReadonlyMap<string, number>;
  readonly revision: number;
  /** False while pages are still to come. */
  readonly whole: boolean;
}

export function emptyTree(): Tree {
  return { nodes: [], places: new Map(), revision: 0, whole: false };
}

/** Lays a page over a tree: nodes that are known are replaced, new ones take their place in order of arrival, those that left go. */
export function foldPage(tree: Tree, page: TreePage): Tree {
  const revision = Math.max(tree.revision, page.revision);
  if (page.nodes.length === 0 && page.left.length === 0) return { ...tree, revision, whole: !page.more };
  const gone = new Set(page.left.filter((situation) => tree.places.has(situation)));
  const nodes = gone.size === 0 ? tree.nodes.slice() : tree.nodes.filter(({ situation }) => !gone.has(situation));
  // The one map of all these trees: copying it would cost more than laying them out.
  let places = gone.size === 0 ? (tree.places as Map<string, number>) : placesOf(nodes);
  let isOrdered = true;
  for (const node of page.nodes) {
    const place = places.get(node.situation);
    // A page that came to nothing may have left its places in the map.
    if (place !== undefined && nodes[place]?.situation === node.situation) {
      nodes[place] = node;
      continue;
    }
    const last = nodes.at(-1);
    if (last && compareArrival(last.situation, node.situation) > 0) isOrdered = false;
    places.set(node.situation, nodes.length);
    nodes.push(node);
  }
  if (!isOrdered) {
    nodes.sort((a, b) => compareArrival(a.situation, b.situation));
    places = placesOf(nodes);
  }
  return { nodes, places, revision, whole: !page.more };
}

/** Negative where the first of two situations arrived before the second. */
export function compareArrival(a: string, b: string): number {
  const [exchangeA = '', indexA = ''] = a.split('.');
  const [exchangeB = '', indexB = ''] = b.split('.');
  return Number(exchangeA) - Number(exchangeB) || Number(indexA) - Number(indexB);
}

function placesOf(nodes: readonly TreeNode[]): Map<string, number> {
  return new Map(nodes.map(({ situation }, place) => [situation, place]));
}
