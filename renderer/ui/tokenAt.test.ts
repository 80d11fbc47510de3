import { expect, test } from 'vitest';
import { tokenAt } from './tokenAt.ts';

test('the token at an offset is a whole literal, or one character where none begins', () => {
  const text = '{"a \\"b":1.0e5,"open';
  expect([0, 1, 8, 9, 15, 99].map((offset) => tokenAt(text, offset, 100))).toEqual(['{', '"a \\"b"', ':', '1.0e5', '"', '']);
  expect(tokenAt('12345', 0, 3)).toBe('123');
});
