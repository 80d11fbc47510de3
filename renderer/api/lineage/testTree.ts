import type { TreeCandidate, TreeNode, TreePage } from '../../../shared/interaction.ts';
import type { Tree } from './tree.ts';
import { emptyTree, foldPage } from './tree.ts';

export function testCandidate(line: string, changes: Partial<TreeCandidate> = {}): TreeCandidate {
  return { status: 'completed', line, delivered: true, memoryLength: 100, ...changes };
}

/** A situation for tests, with so many candidates; `parent` such as `1.0/1`, or null for a first one. */
export function testNode(situation: string, parent: string | null, candidates: number, changes: Partial<TreeNode> = {}): TreeNode {
  const [above, candidate] = (parent ?? '').split('/');
  return {
    situation,
    sourceId: '7',
    from: parent === null ? 'user' : 'env',
    asked: `asked ${situation}`,
    receivedAt: 1_000,
    outcome: 'answered',
    kind: parent === null ? 'root' : 'next',
    parent: parent === null ? null : { situation: above ?? '', candidate: Number(candidate) },
    alternativeOf: null,
    certainty: 'certain',
    edited: false,
    settled: false,
    choices: 1,
    candidates: Array.from({ length: candidates }, (_, index) => testCandidate(`${situation}/${index}`)),
    ...changes,
  };
}

export function testPage(nodes: readonly TreeNode[], changes: Partial<TreePage> = {}): TreePage {
  return { nodes, revision: 1, more: false, left: [], ...changes };
}

export function testTree(nodes: readonly TreeNode[]): Tree {
  return foldPage(emptyTree(), testPage(nodes));
}
