import { expect, test } from 'vitest';
import { onlyMatch } from './onlyMatch.ts';

test('Enter takes the only choice listed for what was typed, whatever the case', () => {
  expect(onlyMatch('mov', ['pick', 'move_to'])).toBe('move_to');
  expect(onlyMatch(' MOVE ', ['pick', 'move_to'])).toBe('move_to');
});

test('of several choices, of none, and of one that is whole already, Enter takes nothing', () => {
  expect(onlyMatch('mo', ['move_to', 'remove'])).toBeNull();
  expect(onlyMatch('fly', ['pick', 'move_to'])).toBeNull();
  expect(onlyMatch('move', ['move', 'move_to'])).toBeNull();
  expect(onlyMatch('', ['pick'])).toBeNull();
});
