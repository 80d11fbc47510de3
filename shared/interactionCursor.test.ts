import { expect, test } from 'vitest';
import { readInteractionCursor, writeInteractionCursor } from './interactionCursor.ts';

test.each([0, 1, 1_764_510_000_000, 1_764_510_000_000.125])('a cursor at %d is read as it was written', (lastAt) => {
  expect(readInteractionCursor(writeInteractionCursor({ lastAt, id: '8412.0' }))).toEqual({ lastAt, id: '8412.0' });
});

test.each(['', '1764510000000', '8412.0', ' 8412.0', '-1 8412.0', '1e9 8412.0', 'NaN 8412.0', '1 8412', '1  8412.0', '1 8412.0 ', '1 0.0'])(
  '“%s” is no cursor',
  (text) => expect(readInteractionCursor(text)).toBeNull(),
);
