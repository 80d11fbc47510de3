import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../json/reader.ts';
import type { JsonDocument } from '../json/document.ts';
import { joinDocuments } from './joinDocuments.ts';

function documentOf(text: string): JsonDocument {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.document;
}

function plain({ text, size, depth, shadowed, infinite, ...columns }: JsonDocument): object {
  const lists = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, Array.from(column)]));
  return { text, size, depth, shadowed: [...shadowed], infinite, ...lists };
}

function expectSame(items: readonly string[]): void {
  const text = `[${items.join(',')}]`;
  expect(plain(joinDocuments(text, items.map(documentOf)))).toEqual(plain(documentOf(text)));
}

test('joined documents are what reading the joined text gives', () => {
  expectSame([]);
  expectSame(['{"a":1,"a":[1e400]}', '[]', '"x"', '{"b":{"c":{}},"b":2}']);
  fc.assert(fc.property(fc.array(fc.json({ maxDepth: 3 }), { minLength: 1, maxLength: 4 }), (items) => expectSame(items)));
});
