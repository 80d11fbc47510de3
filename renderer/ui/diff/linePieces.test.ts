import { expect, test } from 'vitest';
import { linePieces } from './linePieces.ts';

const told = (from: string, to: string) =>
  linePieces(from, to).map((piece) =>
    piece.kind === 'skipped' ? `…${piece.units}` : `${{ same: '=', added: '+', removed: '-' }[piece.kind]}${piece.text}`,
  );

test('a line marks the words that differ between two literals', () => {
  expect(told('"Confirm after left_zone."', '"Confirm after area3."')).toEqual(['="Confirm after ', '-left_zone', '+area3', '=."']);
  expect(told('9007199254740993', '9007199254740992')).toEqual(['-9007199254740993', '+9007199254740992']);
  expect(told('1', '"1"')).toEqual(['+"', '=1', '+"']);
});

test('the line of a long literal begins shortly before its first difference', () => {
  const long = 'word '.repeat(10_000);
  const pieces = told(`"${long}a ${long}"`, `"${long}b ${long}"`);
  expect(pieces[0]).toMatch(/^…4\d{4}$/);
  expect(pieces.slice(1, 4)).toEqual([expect.stringMatching(/^=.{1,30}$/), '-a', '+b']);
  expect(pieces.at(-1)).toMatch(/^…\d+$/);
});

test('literals of a megabyte with nothing in common are cut', () => {
  const pieces = linePieces(`"${'a'.repeat(1_000_000)}"`, `"${'b '.repeat(500_000)}"`);
  expect(pieces.reduce((sum, piece) => sum + (piece.kind === 'skipped' ? 0 : piece.text.length), 0)).toBeLessThan(2_000);
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'skipped', 'added', 'skipped', 'same']);
});

test('an escape is not cut in two', () => {
  expect(told('"a\\u00e9"', '"a\\u00ea"').join(' ')).toContain('u00e9');
  expect(told('"\\u00e9"', '"é"')).toEqual(['="', '-\\u00e9', '+é', '="']);
});
