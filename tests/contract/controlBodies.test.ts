import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../shared/settings.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import { send } from './controlClient.ts';
import { bodyOf, openRaw } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

const MIB = 1024 * 1024;

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(() => box.close());

const put = (body: string | Uint8Array, headers: readonly (readonly [string, string])[] = []) =>
  send(`${box.control}/api/settings`, {
    method: 'PUT',
    headers: [['Authorization', `Bearer ${box.host.token}`], ['Content-Type', 'application/json'], ...headers],
    body,
  });

function head(...headers: readonly string[]): string {
  const { host } = new URL(box.control);
  const lines = [
    `PUT /api/settings HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${box.host.token}`,
    'Content-Type: application/json',
  ];
  return `${[...lines, ...headers].join('\r\n')}\r\n\r\n`;
}

describe('a body of the control API', () => {
  it.each([
    ['that is not UTF-8', Buffer.concat([Buffer.from('{"agentId":"a'), Buffer.from([0xff]), Buffer.from('"}')]), 'json_invalid'],
    ['that is no JSON', '{"agentId":', 'json_invalid'],
    ['that is no object', '[1]', 'invalid'],
  ])('%s is refused, and changes nothing', async (_, body, code) => {
    const before = (await box.call('GET', '/api/settings')).json as Settings;
    expect((await put(body)).json).toMatchObject({ error: { code } });
    expect((await box.call('GET', '/api/settings')).json).toEqual(before);
  });

  it.each([
    ['a compression', ['Content-Encoding', 'gzip'] as const],
    ['a charset but UTF-8', ['Content-Type', 'application/json; charset=latin1'] as const],
  ])('with %s is refused', async (_, header) => {
    const headers = [['Authorization', `Bearer ${box.host.token}`] as const, ...(header[0] === 'Content-Type' ? [] : [['Content-Type', 'application/json'] as const]), header]; // prettier-ignore
    const answer = await send(`${box.control}/api/settings`, { method: 'PUT', headers, body: '{}' });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'bad_request' } } });
  });

  it('that says it is too large gets 413 without being waited for', async () => {
    const raw = await openRaw(box.control);
    raw.write(`${head(`Content-Length: ${999 * MIB}`)}{"agentId":`);
    const answer = await raw.closed();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ error: { code: 'too_large' } });
  });

  it('that turns out to be too large gets 413 before it has ended', async () => {
    const raw = await openRaw(box.control);
    raw.write(head('Transfer-Encoding: chunked'));
    const chunk = `${(4 * MIB).toString(16)}\r\n${'a'.repeat(4 * MIB)}\r\n`;
    for (let sent = 0; sent <= 80; sent += 4) raw.write(chunk);
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 413 /);
  });
});

it('a situation has one id: another spelling of its place is unknown', async () => {
  await box.call('PUT', '/api/responder', { responder: 'human' });
  const coming = box.ask(magmaRequest());
  const [hold] = await box.holds(1);
  const path = `/api/holds/${hold?.exchange}.00`;
  expect((await box.call('PUT', `${path}/draft`, { revision: 0, candidates: ['x'] })).status).toBe(404);
  expect((await box.call('POST', `${path}/release`, { candidates: [candidateText('x')] })).status).toBe(404);
  await box.call('POST', `/api/holds/${hold?.situation}/release`, { candidates: [candidateText('x')] });
  expect((await coming).status).toBe(200);
});
