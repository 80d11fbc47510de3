import { expect, test } from 'vitest';
import { checkHost, checkOrigin, readLines } from './lines.ts';

test('a list is read line by line, without empty and repeated lines', () => {
  expect(readLines(' a \n\nb\na\n')).toEqual(['a', 'b']);
});

test('a web origin has a scheme and a host, and nothing after them', () => {
  expect(['http://localhost:3000', 'https://example.org'].map(checkOrigin)).toEqual([null, null]);
  for (const wrong of ['localhost:3000', 'http://localhost:3000/', 'ftp://a', 'http://a/b']) expect(checkOrigin(wrong)).toContain(wrong);
});

test('a host name has no port and no scheme', () => {
  expect(['host.docker.internal', '192.168.1.7', '[fe80::1]'].map(checkHost)).toEqual([null, null, null]);
  for (const wrong of ['a:80', 'http://a', '-a', '*']) expect(checkHost(wrong)).toContain(wrong);
});
