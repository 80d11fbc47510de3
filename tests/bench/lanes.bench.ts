import { performance } from 'node:perf_hooks';
import type { TreeNode } from '../../shared/interaction.ts';
import { testNode, testPage } from '../../renderer/api/lineage/testTree.ts';
import { emptyTree, foldPage } from '../../renderer/api/lineage/tree.ts';
import { arrangeRows } from '../../renderer/features/branches/layout/laneRows.ts';
import { findWords } from '../../renderer/features/branches/layout/walk.ts';
import { shapeTree } from '../../renderer/features/branches/layout/treeShape.ts';

const ROUNDS = 9;

/** How long the branch tree takes to lay out: all of it at once, and again for one node more. */
export function benchLanes(): string[] {
  return [
    measure('100,000 nodes, bushy', bushy(25_000)),
    measure('100,000 nodes, 5,000 deep', deep(25_000, 2_500)),
    measure('300,000 nodes, bushy', bushy(75_000)),
  ];
}

function measure(what: string, nodes: readonly TreeNode[]): string {
  const last = nodes.at(-1);
  const times = { fold: [] as number[], layout: [] as number[], more: [] as number[], search: [] as number[] };
  let count = 0;
  let width = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const tree = foldPage(emptyTree(), testPage(nodes.slice(0, -1)));
    const folded = performance.now();
    const shape = shapeTree(tree);
    arrangeRows(shape, null);
    const laid = performance.now();
    const again = shapeTree(foldPage(tree, testPage(last ? [last] : [])), shape);
    const rows = arrangeRows(again, null);
    const grown = performance.now();
    findWords(again, 'asked 77.0');
    times.search.push(performance.now() - grown);
    times.fold.push(folded - began);
    times.layout.push(laid - folded);
    times.more.push(grown - laid);
    ({ count, width } = rows);
  }
  const parts = [
    `folded in ${middle(times.fold)}`,
    `laid out in ${middle(times.layout)}`,
    `again for one more in ${middle(times.more)}`,
    `searched in ${middle(times.search)}`,
  ];
  return `Branch tree, ${what} (${count} rows, ${width} lanes): ${parts.join(', ')}`;
}

function middle(times: number[]): string {
  return `${(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1)} ms`;
}

/** Three candidates each, continued at random, the newer ones more often: as a generator of data explores. */
function bushy(situations: number): TreeNode[] {
  const random = createRandom(7);
  return Array.from({ length: situations }, (_, n) => {
    const parent = n === 0 ? null : `${n - Math.floor(random() * Math.min(n, 200))}.0/${Math.floor(random() * 3)}`;
    return testNode(`${n + 1}.0`, parent, 3);
  });
}

/** Paths of so many situations, each a node and its candidates, side by side. */
function deep(situations: number, depth: number): TreeNode[] {
  return Array.from({ length: situations }, (_, n) => {
    const parent = n === 0 ? null : n % depth === 0 ? '1.0/1' : `${n}.0/${n % 3}`;
    return testNode(`${n + 1}.0`, parent, 3);
  });
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
