import { expect, test } from 'vitest';
import { describeMembers } from './describeMembers.ts';

test('the members of a container are told as a count of keys or items', () => {
  expect([describeMembers(true, 2), describeMembers(false, 1), describeMembers(false, 1_200)]).toEqual([
    '{2 keys}',
    '[1 item]',
    '[1,200 items]',
  ]);
  expect(describeMembers(true, 10_000, true)).toBe('{10,000 or more keys}');
});
