import { expect, test } from 'vitest';
import { testNode, testTree } from '../../../api/lineage/testTree.ts';
import { nodeKey } from '../../../store/nodePlace.ts';
import { neighbourhood, placeUnits } from './neighbourhood.ts';
import { placeOf, shapeTree, unitOf } from './treeShape.ts';

const shape = shapeTree(
  testTree([testNode('1.0', null, 2), testNode('2.0', '1.0/1', 2), testNode('3.0', '2.0/0', 1), testNode('4.0', '3.0/0', 1)]),
);
const at = (situation: string, candidate: number | null = null) => unitOf(shape, { situation, candidate });
const keys = (units: Int32Array) => Array.from(units, (unit) => nodeKey(placeOf(shape, unit)));

test('the nearest nodes are parents and children, so many steps away and no more than asked for', () => {
  expect(keys(neighbourhood(shape, at('2.0'), 1_000, 1))).toEqual(['1.0/1', '2.0', '2.0/0', '2.0/1']);
  expect(keys(neighbourhood(shape, at('2.0'), 3, 9))).toEqual(['1.0/1', '2.0', '2.0/1']);
  expect(neighbourhood(shape, at('1.0'), 1_000, 99)).toHaveLength(shape.count);
});

test('a child stands right of its parent, a parent in the middle of its children, and what is not drawn is counted', () => {
  const { spots, columns, rows } = placeUnits(shape, neighbourhood(shape, at('2.0'), 1_000, 1));
  expect(spots.map(({ unit, column, row, parent, hidden }) => [keys(Int32Array.of(unit))[0], column, row, parent, hidden])).toEqual([
    ['1.0/1', 0, 0.5, -1, 0],
    ['2.0', 1, 0.5, 0, 0],
    ['2.0/0', 2, 0, 1, 1],
    ['2.0/1', 2, 1, 1, 0],
  ]);
  expect([columns, rows]).toEqual([3, 2]);
});

test('a path of a thousand nodes is placed without recursion', () => {
  const nodes = Array.from({ length: 6_000 }, (_, n) => testNode(`${n + 1}.0`, n === 0 ? null : `${n}.0/0`, 1));
  const deep = shapeTree(testTree(nodes));
  const { columns, rows } = placeUnits(deep, neighbourhood(deep, deep.count - 1, 1_000, Infinity));
  expect([columns, rows]).toEqual([1_000, 1]);
});
