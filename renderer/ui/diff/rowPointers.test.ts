import { expect, test } from 'vitest';
import type { RowsQuestion } from '../../../shared/diff/rows.ts';
import { createDiffDesk } from '../../api/diffDesk.ts';
import { rowPointers } from './rowPointers.ts';

function pointersOf(before: string, after: string, view: RowsQuestion['view'] = 'tree', toggle: readonly number[] = []) {
  const desk = createDiffDesk(() => 0);
  desk.answer({ ask: 'open', before, after, protocol: null });
  const toggled = new Set<number>();
  for (const place of toggle) toggled.add(desk.answer({ ask: 'rows', view, toggled }).ids[place] ?? -1);
  const rows = desk.answer({ ask: 'rows', view, toggled });
  return Array.from({ length: rows.count }, (_, place) => {
    const { before: was, after: is } = rowPointers(rows, place, before, after);
    return `${was ?? '–'} ${is ?? '–'}`;
  });
}

test('a row knows where its value stands in both texts', () => {
  expect(pointersOf('{"a/b":[1,2,3],"c":true}', '{"a/b":[0,1,2,4],"c":true}')).toEqual([
    ' ',
    '/a~1b /a~1b',
    '– /a~1b/0',
    // A fold stands for several.
    '– –',
    '/a~1b/2 /a~1b/3',
    '/c /c',
  ]);
});

test('what is within an added value stands in the text after alone', () => {
  expect(pointersOf('{"a":1}', '{"a":1,"b":{"c":[5]}}', 'tree', [2, 3])).toEqual([' ', '/a /a', '– /b', '– /b/c', '– /b/c/0']);
});

test('of what was moved the rows above tell the place after alone', () => {
  const before = '{"x":[{"id":1,"t":"the first of the two"},{"id":2,"t":"the second of the two"}]}';
  const after = '{"x":[{"id":2,"t":"the second of the two"},{"id":1,"t":"the first of the two"}]}';
  expect(pointersOf(before, after)).toEqual([' ', '/x /x', '/x/0 –', '/x/1 /x/0', '– /x/1']);
});
