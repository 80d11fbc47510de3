import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../../../../shared/interaction.ts';
import { testNode, testTree } from '../../../api/lineage/testTree.ts';
import { nodeKey, readNodeKey } from '../../../store/nodePlace.ts';
import { laneLines, laneStep } from './laneLines.ts';
import type { LaneRows } from './laneRows.ts';
import { arrangePath, arrangeRows } from './laneRows.ts';
import type { TreeShape } from './treeShape.ts';
import { placeOf, shapeTree, unitOf } from './treeShape.ts';
import { closedAbove, findRowFrom, findWords, nearestRow, pathTo, shownRank } from './walk.ts';

/** Each row as `lane key`, in the order shown. */
const list = (shape: TreeShape, rows: LaneRows) =>
  Array.from({ length: rows.count }, (_, row) => `${rows.lanes[row]} ${nodeKey(placeOf(shape, rows.units[row] ?? 0))}`);
const at = (shape: TreeShape, key: string) => unitOf(shape, readNodeKey(key) ?? { situation: '', candidate: null });
const closed = (shape: TreeShape, ...keys: string[]) => {
  const flags = new Uint8Array(shape.count);
  for (const key of keys) flags[at(shape, key)] = 1;
  return flags;
};

const small = [
  testNode('1.0', null, 3),
  testNode('2.0', '1.0/1', 1),
  testNode('3.0', '1.0/0', 1),
  testNode('4.0', '2.0/0', 1, { certainty: 'ambiguous', choices: 2 }),
];

describe('rows', () => {
  const shape = shapeTree(testTree(small));
  const rows = arrangeRows(shape, null);

  test('side branches come first, one lane further right, and the main line goes on below them in its lane', () => {
    expect(list(shape, rows)).toEqual([
      '0 1.0',
      '1 1.0/0',
      '1 3.0',
      '1 3.0/0',
      '1 1.0/2',
      '0 1.0/1',
      '0 2.0',
      '0 2.0/0',
      '0 4.0',
      '0 4.0/0',
    ]);
    expect(rows.width).toBe(2);
  });

  test('a lane runs through the rows of side branches as long as something hangs on it below', () => {
    expect([...rows.passing.subarray(0, 7)]).toEqual([0, 1, 1, 1, 1, 0, 0]);
  });

  test('what is closed keeps what follows from it to itself, and the nearest row above stands for it', () => {
    const folded = closed(shape, '1.0/1', '3.0');
    const less = arrangeRows(shape, folded);
    expect(list(shape, less)).toEqual(['0 1.0', '1 1.0/0', '1 3.0', '1 1.0/2', '0 1.0/1']);
    expect(nearestRow(shape, less, at(shape, '4.0/0'))).toBe(4);
    expect(closedAbove(shape, folded, at(shape, '4.0'))).toEqual([at(shape, '1.0/1')]);
  });

  test('one path alone has the way to a node and its children', () => {
    const path = arrangePath(shape, at(shape, '1.0/0'));
    expect(list(shape, path)).toEqual(['0 1.0', '0 1.0/0', '0 3.0']);
    const first = arrangePath(shape, at(shape, '1.0'));
    expect(list(shape, first)).toEqual(['0 1.0', '1 1.0/0', '1 1.0/2', '0 1.0/1']);
    expect(pathTo(shape, at(shape, '2.0'))).toEqual([at(shape, '1.0'), at(shape, '1.0/1'), at(shape, '2.0')]);
  });

  test('siblings are numbered as they are shown', () => {
    expect(['1.0', '1.0/0', '1.0/2', '1.0/1'].map((key) => shownRank(shape, at(shape, key)))).toEqual([1, 1, 2, 3]);
  });

  test('a search finds words of situations and candidates, whatever their case, and goes round at the end', () => {
    const { found, count } = findWords(shape, 'ASKED 4.0');
    expect([count, found[at(shape, '4.0')]]).toEqual([1, 1]);
    const isFound = (unit: number) => found[unit] === 1;
    expect([findRowFrom(rows, 0, 1, isFound), findRowFrom(rows, 9, 1, isFound), findRowFrom(rows, 0, -1, isFound)]).toEqual([8, 8, 8]);
    expect(findRowFrom(rows, 0, 1, () => false)).toBe(-1);
    expect(findWords(shape, '(').count).toBe(0);
  });

  test('an ambiguous link is drawn dashed, from its parent to itself, the others solid', () => {
    const lines = (key: string) => laneLines(shape, rows, rows.rowOf[at(shape, key)] ?? 0, laneStep(rows.width));
    expect(lines('2.0/0')).toEqual({ solid: 'M12 0V12', dashed: 'M12 12V24', x: 12, width: 22 });
    expect(lines('4.0')).toMatchObject({ solid: 'M12 12V24', dashed: 'M12 0V12' });
    expect(lines('1.0/2')).toMatchObject({ solid: 'M12 0V24M12 0C12 12 28 2 28 12', dashed: '' });
  });

  test('a lane that leads to an ambiguous situation alone is dashed beside its side branches too', () => {
    const nodes = [testNode('1.0', null, 1), testNode('2.0', '1.0/0', 1), testNode('3.0', '1.0/0', 2, { certainty: 'ambiguous' })];
    const own = shapeTree(testTree(nodes));
    const ownRows = arrangeRows(own, null);
    expect(list(own, ownRows).slice(2)).toEqual(['1 2.0', '1 2.0/0', '0 3.0', '1 3.0/0', '1 3.0/1']);
    expect([ownRows.passing[2], ownRows.dashed[2], ownRows.dashed[3]]).toEqual([1, 1, 1]);
  });
});

describe('large trees', () => {
  test('a path of 5,000 situations keeps to few lanes, whatever branches off it', () => {
    const nodes: TreeNode[] = [testNode('1.0', null, 3)];
    for (let n = 2; n <= 5_000; n += 1) nodes.push(testNode(`${n}.0`, `${n - 1}.0/${n % 3}`, 3));
    const shape = shapeTree(testTree(nodes));
    const rows = arrangeRows(shape, null);
    expect([rows.count, rows.width, shape.depths[shape.count - 1]]).toEqual([20_000, 2, 9_999]);
  });

  test('lanes grow with the logarithm of the size at most, and every unit has one row below its parent’s', () => {
    const nodes: TreeNode[] = [testNode('1.0', null, 2)];
    for (let n = 2; n <= 20_000; n += 1) nodes.push(testNode(`${n}.0`, `${Math.floor(n / 2)}.0/${n % 2}`, 2));
    const shape = shapeTree(testTree(nodes));
    const rows = arrangeRows(shape, null);
    expect(rows.count).toBe(60_000);
    expect(rows.width).toBeLessThanOrEqual(16);
    const isBelow = (unit: number) => (rows.rowOf[unit] ?? -1) > (rows.rowOf[shape.parents[unit] ?? -1] ?? -1);
    expect(Array.from(rows.units).filter((unit) => !isBelow(unit))).toEqual([]);
  });

  test('100,000 situations that continue one candidate share two lanes', () => {
    const nodes = [testNode('1.0', null, 1), ...Array.from({ length: 100_000 }, (_, n) => testNode(`${n + 2}.0`, '1.0/0', 0))];
    const shape = shapeTree(testTree(nodes));
    const rows = arrangeRows(shape, null);
    expect([rows.count, rows.width]).toEqual([100_002, 2]);
  });
});
