import { expect, test } from 'vitest';
import { boxText } from './boxText.ts';

test('a text is cut where the box ends, wide signs counting twice', () => {
  expect([boxText('0 arm1 · pick(apple)', 24), boxText('abcdefgh', 5), boxText('漢字漢字', 5)]).toEqual([
    '0 arm1 · pick(apple)',
    'abcde…',
    '漢字…',
  ]);
});

test('what a drawing may not hold is replaced, and markup stays text', () => {
  expect(boxText('a\ud83d b\uffff\n\tc <b>&', 20)).toBe('a\ufffd b\ufffd c <b>&');
});
