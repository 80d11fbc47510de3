import { expect, test } from 'vitest';
import { redactHeaders } from './redaction.ts';

test('a secret header’s value gives way to a visible mark, whatever the case of its name; order and other values stay', () => {
  const pairs = [
    ['AUTHORIZATION', 'Bearer x'],
    ['Host', 'a'],
    ['authorization', 'again'],
    ['X-Api-Key', ''],
  ] as const;
  expect(redactHeaders(pairs, ['Authorization', 'x-api-key', 'cookie'])).toEqual({
    headers: [
      ['AUTHORIZATION', '[redacted]'],
      ['Host', 'a'],
      ['authorization', '[redacted]'],
      ['X-Api-Key', '[redacted]'],
    ],
    redacted: ['AUTHORIZATION', 'X-Api-Key'],
  });
});

test('without secret names nothing changes', () => {
  expect(redactHeaders([['Cookie', 'a=b']], [])).toEqual({ headers: [['Cookie', 'a=b']], redacted: [] });
});
