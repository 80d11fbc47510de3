import { expect, test } from 'vitest';
import { protocolNamed, protocols } from './protocols.ts';

test('a protocol is found by its name', () => {
  expect(protocolNamed('magma')?.label).toBe('MAGMA');
  expect(protocolNamed('toString')).toBeUndefined();
});

test('no two routes share a method and a path', () => {
  const routes = protocols.flatMap((protocol) => protocol.routes.map(({ method, path }) => `${method} ${path}`));
  expect(new Set(routes).size).toBe(routes.length);
});
