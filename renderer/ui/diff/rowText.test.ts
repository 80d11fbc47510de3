import { expect, test } from 'vitest';
import { createDiffDesk } from '../../api/diffDesk.ts';
import type { RowText } from './rowText.ts';
import { readRowText } from './rowText.ts';

function rowsOf(before: string, after: string): RowText[] {
  const desk = createDiffDesk(() => 0);
  desk.answer({ ask: 'open', before, after, protocol: null });
  const rows = desk.answer({ ask: 'rows', view: 'tree', toggled: new Set() });
  return Array.from({ length: rows.count }, (_, place) => readRowText({ rows, before, after }, place));
}

const told = (before: string, after: string) =>
  rowsOf(before, after).map(({ look, name, value }) => {
    const text =
      value.kind === 'turned'
        ? `${value.from} → ${value.to}`
        : value.kind === 'pieces'
          ? value.pieces.map((piece) => (piece.kind === 'skipped' ? '…' : `${piece.kind} ${piece.text}`)).join('|')
          : value.text;
    return `${look} ${name?.text ?? '–'} ${text}`;
  });

test('a row shows exact literals, and those of both sides where they differ', () => {
  expect(
    told('{"n":9007199254740993,"s":1.0,"k":[1, 2],"t":"one two"}', '{"n":9007199254740992,"s":1,"k":[1, 2],"t":"one three"}'),
  ).toEqual([
    expect.stringMatching(/^same – /),
    'changed "n" 9007199254740993 → 9007199254740992',
    'respelled "s" 1.0 → 1',
    'same "k" [1, 2]',
    'changed "t" same "one |removed two|added three|same "',
  ]);
});

test('what is unchanged is folded into a row that says how much it is', () => {
  expect(told('[1,2,3,4,5]', '[1,2,3,4,6]')[1]).toBe('same – 4 unchanged');
});

test('a closed value is previewed in one line, its white space between tokens aside', () => {
  expect(told('{}', '{"a":\n  {"b": "x\\ny",\n   "c": 2}}')[1]).toBe('added "a" {"b": "x\\ny", "c": 2}');
});

test('a key in another spelling shows both', () => {
  expect(rowsOf('{"\\u00e9":1}', '{"é":1}')[1]?.name).toEqual({ text: '"é"', isItem: false, from: '"\\u00e9"' });
});

test('a literal of a megabyte is cut, and says how long it is', () => {
  const [, row] = rowsOf('{}', `{"a":"${'x'.repeat(1_000_000)}"}`);
  expect(row?.clipped).toBe('… 1,000,002 characters in all');
  expect(row?.value).toMatchObject({ kind: 'literal', text: expect.stringMatching(/^"x{399}$/) as unknown });
});
