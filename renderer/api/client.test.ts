import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { reach } from './client.ts';

/** Begins an answer and cuts the connection before it is whole. */
async function startCutting(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"draft":', () => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

test('a connection that is cut in the middle of an answer counts as a host that does not answer', async () => {
  const url = await startCutting();
  const response = await reach(() => fetch(url));
  expect(response.status).toBe(200);
  await expect(reach(() => response.json())).rejects.toMatchObject({ name: 'ApiFailure', status: 0, code: 'unreachable' });
});

test('a call that was taken back is no failure of the host', async () => {
  const url = await startCutting();
  await expect(reach(() => fetch(url, { signal: AbortSignal.abort() }))).rejects.toMatchObject({ name: 'AbortError' });
});
