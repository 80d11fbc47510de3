import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from './findFreePort.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      open.push(server);
      // A server that listens on a host has an address and a port.
      resolve((server.address() as AddressInfo).port);
    });
  });
}

test('the port suggested for a taken one is near it and can be listened on', async () => {
  const taken = await listen(0);
  const free = await findFreePort(taken);
  expect(free).toBeGreaterThan(taken);
  expect(await listen(free ?? 0)).toBe(free);
  expect(await findFreePort(taken)).not.toBe(free);
});

test('beyond the last port there is none', async () => {
  expect(await findFreePort(65_535)).toBeNull();
});
