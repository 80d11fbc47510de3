import { describe, expect, test } from 'vitest';
import { foldPage } from '../../../api/lineage/tree.ts';
import { testNode, testPage, testTree } from '../../../api/lineage/testTree.ts';
import { nodeKey, readNodeKey } from '../../../store/nodePlace.ts';
import { isFork, placeOf, shapeTree, unitOf } from './treeShape.ts';

const at = (shape: ReturnType<typeof shapeTree>, key: string) => {
  const place = readNodeKey(key);
  return place ? unitOf(shape, place) : -1;
};
const keyAt = (shape: ReturnType<typeof shapeTree>, unit: number) => (unit < 0 ? null : nodeKey(placeOf(shape, unit)));

describe('a tree in numbers', () => {
  const shape = shapeTree(testTree([testNode('1.0', null, 3), testNode('2.0', '1.0/1', 2), testNode('3.0', '1.0/1', 0)]));

  test('every situation and every candidate is a unit, named by its key', () => {
    const keys = Array.from({ length: shape.count }, (_, unit) => keyAt(shape, unit));
    expect(keys).toEqual(['1.0', '1.0/0', '1.0/1', '1.0/2', '2.0', '2.0/0', '2.0/1', '3.0']);
    expect(keys.map((key) => at(shape, key ?? ''))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([at(shape, '1.0/3'), at(shape, '4.0')]).toEqual([-1, -1]);
  });

  test('sizes count everything below, depths everything above', () => {
    expect([shape.sizes[0], shape.sizes[2], shape.sizes[7]]).toEqual([8, 5, 1]);
    expect([shape.depths[0], shape.depths[2], shape.depths[4], shape.depths[5]]).toEqual([0, 1, 2, 3]);
  });

  test('a fork is where more than one way goes on', () => {
    expect([isFork(shape, at(shape, '1.0/1')), isFork(shape, at(shape, '1.0')), isFork(shape, at(shape, '2.0'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the largest child goes on in its parent’s lane, the first of equal ones, and none of candidates that are not continued', () => {
  const shape = shapeTree(testTree([testNode('1.0', null, 3), testNode('2.0', '1.0/2', 2), testNode('3.0', '1.0/0', 2)]));
  expect(keyAt(shape, shape.mains[at(shape, '1.0')] ?? -1)).toBe('1.0/0');
  expect(shape.mains[at(shape, '2.0')]).toBe(-1);
});

test('a main child stays so until another has grown beyond twice its size', () => {
  let tree = testTree([testNode('1.0', null, 2), testNode('2.0', '1.0/0', 2), testNode('3.0', '1.0/1', 2)]);
  let shape = shapeTree(tree);
  const main = () => keyAt(shape, shape.mains[0] ?? -1);
  expect(main()).toBe('1.0/0');
  tree = foldPage(tree, testPage([testNode('4.0', '3.0/0', 2)]));
  shape = shapeTree(tree, shape);
  expect(main()).toBe('1.0/0');
  tree = foldPage(tree, testPage([testNode('5.0', '4.0/0', 2)]));
  shape = shapeTree(tree, shape);
  expect(main()).toBe('1.0/1');
});

test('a link that would make a circle, or whose parent is not here, begins a tree of its own', () => {
  const shape = shapeTree(testTree([testNode('1.0', '2.0/0', 1), testNode('2.0', '1.0/0', 1), testNode('3.0', '99.0/0', 1)]));
  expect([shape.parents[at(shape, '1.0')], shape.parents[at(shape, '2.0')], shape.parents[at(shape, '3.0')]]).toEqual([-1, 1, -1]);
});

test('what continues a candidate that has not come yet hangs on its situation', () => {
  const shape = shapeTree(testTree([testNode('1.0', null, 0), testNode('2.0', '1.0/4', 1)]));
  expect(shape.parents[at(shape, '2.0')]).toBe(0);
});
