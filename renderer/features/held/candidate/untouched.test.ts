import { expect, test } from 'vitest';
import type { Finding } from '../../../../shared/finding.ts';
import { addUntouched, NOTHING_UNTOUCHED, speaksOfUntouched, touch } from './untouched.ts';

const CALL = '/0/output/tool_calls/1';
const at = (pointer: string | null): Finding => ({ code: 'x', level: 'error', message: 'x', text: 'candidate', pointer, offset: null });
const added = addUntouched(NOTHING_UNTOUCHED, CALL);

test('findings against a new call are kept back field by field until the field was left or changed', () => {
  expect(speaksOfUntouched(at(`${CALL}/name`), added)).toBe(true);
  const named = touch(added, `${CALL}/name`);
  expect([`${CALL}/name`, CALL, `${CALL}/arguments/object`].map((place) => speaksOfUntouched(at(place), named))).toEqual([
    false,
    false,
    true,
  ]);
});

test('findings elsewhere are never kept back', () => {
  for (const place of [null, '', '/0/output/say', '/0/output/tool_calls/10/name', '/1/output/tool_calls/1/name'])
    expect(speaksOfUntouched(at(place), added)).toBe(false);
});

test('a call that is added where another was begins untouched again, and fields outside of new calls are not noted', () => {
  const again = addUntouched(touch(added, `${CALL}/name`), CALL);
  expect(speaksOfUntouched(at(`${CALL}/name`), again)).toBe(true);
  expect(touch(added, '/0/output/say')).toBe(added);
});
