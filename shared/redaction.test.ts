import { expect, test } from 'vitest';
import { redactHeaders, redactLines } from './redaction.ts';

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

test('in a text only the values of lines that begin with a secret name give way', () => {
  const text = 'GET /a?cookie:b HTTP/1.1\r\nHost: a\r\nCOOKIE:\ta=b\r\nX-Note: cookie: no\r\nbroken\r\n\r\n';
  expect(redactLines(text, ['cookie'])).toBe(text.replace('a=b', '[redacted]'));
  expect(redactLines(text, [])).toBe(text);
});
