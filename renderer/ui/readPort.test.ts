import { expect, test } from 'vitest';
import { readPort } from './readPort.ts';

test('a port is read, or it is said what was expected and what came', () => {
  expect(['0', '8888', '65535'].map(readPort)).toEqual([0, 8888, 65_535]);
  expect(['', '99999', 'abc', '-1', '1.5'].map(readPort)).toEqual([
    'Expected a port from 1 to 65535, or 0.',
    'Expected a port from 1 to 65535, or 0; got 99999.',
    'Expected a port from 1 to 65535, or 0; got “abc”.',
    'Expected a port from 1 to 65535, or 0; got “-1”.',
    'Expected a port from 1 to 65535, or 0; got “1.5”.',
  ]);
});
