import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { magmaRequest } from './askMagma.ts';
import { send } from './controlClient.ts';
import { openRaw } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(() => box.close());

describe('the agent port’s paths', () => {
  it('/health holds exactly the contract’s key, and nothing Express adds', async () => {
    const { status, text, headers } = await send(`${box.agent}/health`);
    expect([status, text]).toEqual([200, '{"status":"ready"}']);
    expect(Object.keys(headers).sort()).toEqual(['connection', 'content-length', 'content-type', 'date']);
    expect(headers['content-type']).toBe('application/json');
  });

  it('/health and /v1/responses get 503 while set to not ready; /v1/info still answers', async () => {
    await box.call('PUT', '/api/ready', { ready: false });
    const answers = [
      await send(`${box.agent}/health`),
      await box.ask(magmaRequest()),
      await box.ask('{'),
      await send(`${box.agent}/v1/info`),
    ];
    await box.call('PUT', '/api/ready', { ready: true });
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 422, 200]);
    for (const { json } of answers.slice(0, 2)) expect(json).toEqual({ detail: expect.any(String) as string });
    expect((await send(`${box.agent}/health`)).status).toBe(200);
  });

  it('/v1/info holds exactly the seven fields, as settings have them', async () => {
    await box.call('PUT', '/api/settings', { agentId: 'arm-agent', agentVersion: '7' });
    expect((await send(`${box.agent}/v1/info`)).json).toEqual({
      protocol_version: '2.0',
      agent_id: 'arm-agent',
      agent_version: '7',
      capabilities: { inference: true, coaching: false },
      specialized_coaching: [],
      coaching_resume: false,
      coaching_unavailable_reason: null,
    });
  });

  it('/v1/info names the same agent after a restart', async () => {
    const first = await startTestHost();
    await first.call('PUT', '/api/settings', { agentId: 'the same', agentVersion: '3' });
    const before = await send(`${first.agent}/v1/info`);
    await first.host.stop();
    const second = await startTestHost({ dataFolder: first.folder });
    const after = await send(`${second.agent}/v1/info`);
    await second.close();
    await first.close();
    expect(after.text).toBe(before.text);
    expect(after.json).toMatchObject({ agent_id: 'the same', agent_version: '3' });
  });

  it('/health is not ready after a restart where it was set so before', async () => {
    const first = await startTestHost();
    await first.call('PUT', '/api/ready', { ready: false });
    await first.host.stop();
    const second = await startTestHost({ dataFolder: first.folder });
    const said = await send(`${second.agent}/health`);
    const shown = await second.read('status');
    await second.close();
    await first.close();
    expect([said.status, shown.ready]).toEqual([503, false]);
  });

  it.each(['/', '/health/', '/Health', '/v1/Info', '/v1/responses/', '//health', '/v1/nothing', '/health%2f', '/v1/../health', '/%'])(
    'are strict: %s is a path of no contract, 404 with detail',
    async (path) => {
      const { status, json } = await send(box.agent + path);
      expect(status).toBe(404);
      expect(json).toEqual({
        detail: 'Not Found',
        error: { code: 'NOT_FOUND', message: expect.stringContaining('Served are /health, /v1/info, /v1/responses.') as string },
      });
      expect(await box.newest(({ outcome }) => outcome === 'refused')).toMatchObject({ path, protocol: null, route: null, status: 404 });
    },
  );

  it.each([
    ['POST', '/health', 'GET'],
    ['PUT', '/v1/info', 'GET'],
    ['OPTIONS', '/health', 'GET'],
    ['HEAD', '/health', 'GET'],
    ['GET', '/v1/responses', 'POST'],
    ['DELETE', '/v1/responses', 'POST'],
  ])('take their own method alone: %s %s gets 405', async (method, path, allow) => {
    const { status, headers, text } = await send(box.agent + path, { method });
    expect([status, headers.allow]).toEqual([405, allow]);
    if (method === 'HEAD') expect(text).toBe('');
    else expect(JSON.parse(text)).toEqual({ detail: 'Method Not Allowed' });
    expect(await box.newest(({ outcome }) => outcome === 'refused')).toMatchObject({ method, path, protocol: 'magma', status: 405 });
  });

  it('may carry a query, which is recorded as it came', async () => {
    expect((await send(`${box.agent}/health?a=%2F&b`)).status).toBe(200);
    expect(await box.newest(({ outcome }) => outcome === 'answered')).toMatchObject({ path: '/health?a=%2F&b', route: 'health' });
  });

  it('may come in absolute form', async () => {
    const raw = await openRaw(box.agent);
    raw.write('GET http://localhost/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('health and info are captured like everything else', async () => {
    await send(`${box.agent}/v1/info`);
    expect(await box.newest(({ outcome }) => outcome === 'answered')).toMatchObject({
      route: 'info',
      status: 200,
      answeredBy: 'signalbox',
      asked: 'GET /v1/info',
    });
  });
});
