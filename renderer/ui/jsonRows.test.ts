import { expect, test } from 'vitest';
import type { JsonDocument } from '../../shared/json/document.ts';
import { literalOf } from '../../shared/json/access.ts';
import { readJson } from '../../shared/json/reader.ts';
import { containersBelow, countChildren, countSiblings, findJsonRow, flattenJson, openAtFirst } from './jsonRows.ts';

function read(text: string): JsonDocument {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.document;
}

function shown(document: JsonDocument, open: Iterable<number>): string[] {
  const rows = flattenJson(document, new Set(open));
  return [...rows.nodes.subarray(0, rows.count)].map((node, place) => `${rows.depths[place] ?? 0} ${literalOf(document, node)}`);
}

test('a folded container hides what is below it', () => {
  const document = read('{"a":[1,{"b":2}],"c":3}');
  expect(shown(document, [])).toEqual(['0 {"a":[1,{"b":2}],"c":3}']);
  expect(shown(document, [0])).toEqual(['0 {"a":[1,{"b":2}],"c":3}', '1 [1,{"b":2}]', '1 3']);
  expect(shown(document, [0, 1, 3])).toEqual(['0 {"a":[1,{"b":2}],"c":3}', '1 [1,{"b":2}]', '2 1', '2 {"b":2}', '3 2', '1 3']);
});

test('an open container in a folded one does not show', () => {
  const document = read('[[[1]]]');
  expect(shown(document, [0, 2])).toEqual(['0 [[[1]]]', '1 [[1]]']);
});

test('each row knows its place among its siblings, and how many they are', () => {
  const document = read('{"a":[1,{"b":2},3],"c":4}');
  const rows = flattenJson(document, new Set([0, 1, 3]));
  const told = Array.from({ length: rows.count }, (_, row) => `${(rows.places[row] ?? 0) + 1} of ${countSiblings(rows, row)}`);
  expect(told).toEqual(['1 of 1', '1 of 2', '1 of 3', '2 of 3', '1 of 1', '3 of 3', '2 of 2']);
  expect(flattenJson(read(`[${'1,'.repeat(999)}1]`), new Set([0])).sizes[0]).toBe(1_000);
});

test('100,000 levels are flattened without overflow', () => {
  const depth = 100_000;
  const document = read('['.repeat(depth) + ']'.repeat(depth));
  const rows = flattenJson(document, new Set(containersBelow(document, 0, depth)));
  expect(rows.count).toBe(depth);
  expect(rows.depths[depth - 1]).toBe(depth - 1);
  expect(openAtFirst(document, 50).size).toBe(49);
});

test('the root is open at first, and small containers below it', () => {
  const document = read(`{"rules":["x"],"history":[${'{"a":1},'.repeat(400)}{"a":1}]}`);
  expect([...openAtFirst(document, 100)]).toEqual([0, 1]);
});

test('a root longer than what shows at first is open all the same, and so is an only container in it', () => {
  const document = read(`[${'1,'.repeat(500)}1]`);
  expect([...openAtFirst(document, 100)]).toEqual([0]);
  expect(countChildren(document, 0)).toBe(501);
  expect([...openAtFirst(read(`{"history":[${'1,'.repeat(500)}1]}`), 100)]).toEqual([0, 1]);
});

test('a hidden node is found at the nearest row shown before it', () => {
  const document = read('{"a":[1,2],"c":3}');
  const rows = flattenJson(document, new Set([0]));
  expect([0, 1, 2, 3, 4].map((node) => findJsonRow(rows, node))).toEqual([0, 1, 1, 1, 2]);
});
