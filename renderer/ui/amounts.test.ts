import { expect, test } from 'vitest';
import { describeBytes, describeCount, describeRate } from './amounts.ts';

test('sizes are told in the unit that fits', () => {
  expect([0, 999, 1_000, 4_112, 9_950, 143_400_000, 999_600, 2_000_000_000].map(describeBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 KB',
    '4.1 KB',
    '10 KB',
    '143 MB',
    '1.0 MB',
    '2.0 GB',
  ]);
});

test('counts have their thousands apart and their noun in the right number', () => {
  expect([describeCount(8_412, 'exchange'), describeCount(1, 'error'), describeCount(0, 'note')]).toEqual([
    '8,412 exchanges',
    '1 error',
    '0 notes',
  ]);
});

test('rates are told with a digit where it matters', () => {
  expect([0, 14.23, 1_850.4].map(describeRate)).toEqual(['0 requests/s', '14.2 requests/s', '1,850 requests/s']);
});
