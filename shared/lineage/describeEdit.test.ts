import { expect, test } from 'vitest';
import { readJson } from '../json/reader.ts';
import { describeEdit } from './describeEdit.ts';

function document(text: string) {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.document;
}

test.each([
  ['{"rules": ["a", "b"], "x": 1}', '{"x": 1.0, "rules": ["a"]}', 'rules: 2 items became 1'],
  ['{"a": 1}', '{"b": 1}', 'a was removed; b was added'],
  ['{"h": [1, 2, 3]}', '{"h": [1, 5, 3]}', 'h: 1 of 3 items changed'],
  ['{"o": {"x": 1}}', '{"o": {}}', 'o: 1 member became 0'],
  ['{"v": 1}', '{"v": "1"}', 'v: number became string'],
  ['{"__proto__": 1}', '{"__proto__": 2}', '__proto__: changed'],
])('%s and %s differ by: %s', (before, after, words) => {
  expect(describeEdit(document(before), 0, document(after), 0)).toBe(words);
});

test('of many changes the first are told and the rest counted', () => {
  const many = (value: number) => `{${Array.from({ length: 20 }, (_, place) => `"k${place}": ${value}`).join(',')}}`;
  expect(describeEdit(document(many(1)), 0, document(many(2)), 0)).toMatch(/^k0: changed; .*; and 12 more$/);
});
