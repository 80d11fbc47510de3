import { expect, test } from 'vitest';
import { clip, clipMiddle } from './clip.ts';

test('a long text is cut at its end, a path in its middle, to the length asked for', () => {
  expect([clip('abcdefgh', 5), clipMiddle('abcdefgh', 5), clipMiddle('abcdefgh', 4), clipMiddle('abcd', 4)]).toEqual([
    'abcd…',
    'ab…gh',
    'ab…h',
    'abcd',
  ]);
});
