import { expect, test } from 'vitest';
import { emptyTree, foldPage } from './tree.ts';
import { testNode, testPage, testTree } from './testTree.ts';

const names = (tree: { nodes: readonly { situation: string }[] }) => tree.nodes.map(({ situation }) => situation);

test('a tree grows page by page, and is whole once no page is left', () => {
  const begun = foldPage(emptyTree(), testPage([testNode('1.0', null, 2)], { more: true, revision: 4 }));
  expect([names(begun), begun.whole, begun.revision]).toEqual([['1.0'], false, 4]);
  const whole = foldPage(begun, testPage([testNode('2.0', '1.0/1', 2)], { revision: 9 }));
  expect([names(whole), whole.whole, whole.revision]).toEqual([['1.0', '2.0'], true, 9]);
});

test('a node that comes again takes the place it had', () => {
  const tree = testTree([testNode('1.0', null, 0, { outcome: 'held' }), testNode('1.1', null, 1)]);
  const answered = foldPage(tree, testPage([testNode('1.0', null, 3)]));
  expect(names(answered)).toEqual(['1.0', '1.1']);
  expect(answered.nodes[0]?.candidates).toHaveLength(3);
});

test('nodes that come late stand where they arrived, by number and not by letters', () => {
  const tree = testTree([testNode('9.0', null, 1), testNode('100.2', '9.0/0', 1)]);
  const more = foldPage(tree, testPage([testNode('100.10', '9.0/0', 1), testNode('20.0', '9.0/0', 1)]));
  expect(names(more)).toEqual(['9.0', '20.0', '100.2', '100.10']);
  expect(names(more).map((name) => more.places.get(name))).toEqual([0, 1, 2, 3]);
});

test('a node that hangs elsewhere now leaves the tree', () => {
  const tree = testTree([testNode('1.0', null, 1), testNode('2.0', '1.0/0', 1), testNode('3.0', '1.0/0', 1)]);
  const less = foldPage(tree, testPage([], { left: ['2.0', '77.0'] }));
  expect([names(less), less.places.get('3.0'), less.places.has('2.0')]).toEqual([['1.0', '3.0'], 1, false]);
});
