import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carriesToken, newToken } from './token.ts';

test('a token has 32 random bytes', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(newToken());
});

test('only the whole token opens the door', () => {
  const token = newToken();
  expect(carriesToken(`Bearer ${token}`, token)).toBe(true);
  expect(carriesToken(`bearer ${token}`, token)).toBe(true);
  for (const wrong of [
    undefined,
    '',
    'Bearer ',
    token,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    `Bearer  ${token}`,
  ]) {
    expect(carriesToken(wrong, token), String(wrong)).toBe(false);
  }
});

test('the token is compared by timingSafeEqual over digests of equal length', () => {
  const source = readFileSync(new URL('./token.ts', import.meta.url), 'utf8');
  expect(source).toContain('timingSafeEqual(digest(came), digest(token))');
  expect(source).not.toMatch(/[!=]==? *(token|came)\b/);
});
