import { expect, test } from 'vitest';
import { describeCaller } from './callers.ts';

test('a caller is told by the first product of its User-Agent, else by its address', () => {
  const from = (userAgent: string | null) => describeCaller({ address: '127.0.0.1:1', userAgent });
  expect(from('python-requests/2.34')).toBe('python-requests 2.34');
  expect(from('Mozilla/5.0 (X11; Linux)')).toBe('Mozilla 5.0');
  expect(from('node')).toBe('node');
  expect(from(null)).toBe('127.0.0.1:1');
});
