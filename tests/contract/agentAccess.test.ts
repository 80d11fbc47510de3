import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { openReader } from '../../server/store/openReader.ts';
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

const health = (headers: readonly (readonly [string, string])[]) => send(`${box.agent}/health`, { headers });
const newest = async () => {
  const { id } = await box.newest(() => true);
  // The control API's own shape.
  return (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;
};

describe('who may call the agent port', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', 'LOCALHOST:1', 'localhost:8888'])('a loopback Host is welcome: %s', async (host) => {
    expect((await health([['Host', host]])).status).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.', 'user@localhost', '10.0.0.1:8888', '[::2]', ''])(
    'another Host is refused, naming the setting that would allow it: %s',
    async (host) => {
      const refused = await health([['Host', host]]);
      expect(refused.status).toBe(403);
      expect(refused.json).toMatchObject({ detail: expect.stringContaining('allowedHosts') as string });
    },
  );

  it('a listed Host is welcome', async () => {
    await box.call('PUT', '/api/settings', { allowedHosts: ['host.docker.internal'] });
    expect((await health([['Host', 'Host.Docker.Internal:8888']])).status).toBe(200);
    await box.call('PUT', '/api/settings', { allowedHosts: [] });
    expect((await health([['Host', 'host.docker.internal']])).status).toBe(403);
  });

  it.each([[[]], [['localhost', 'localhost']], [['localhost', 'evil.example']]])(
    'exactly one Host header is expected: %j',
    async (hosts) => {
      const raw = await openRaw(box.agent);
      raw.write(`GET /health HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`);
      expect(await raw.closed()).toContain('HTTP/1.1 403 ');
    },
  );

  it('a target that names another host is refused whatever Host says', async () => {
    const raw = await openRaw(box.agent);
    raw.write('GET http://evil.example/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await raw.closed()).toContain('HTTP/1.1 403 ');
  });

  it('any Origin but the listener’s own is refused, naming the setting that would allow it', async () => {
    const { port } = new URL(box.agent);
    const statuses: Record<string, number> = {};
    for (const origin of [
      'null',
      'http://evil.example',
      `https://localhost:${port}`,
      `http://localhost:${Number(port) + 1}`,
      box.agent,
      `http://localhost:${port}`,
    ]) {
      statuses[origin] = (await health([['Origin', origin]])).status;
    }
    expect(Object.values(statuses)).toEqual([403, 403, 403, 403, 200, 200]);
    expect((await health([['Origin', 'null']])).json).toMatchObject({ detail: expect.stringContaining('allowedOrigins') as string });
  });

  it('a listed Origin is welcome, from whatever site its page calls', async () => {
    await box.call('PUT', '/api/settings', { allowedOrigins: ['http://localhost:3000'] });
    const welcome = await health([
      ['Origin', 'http://localhost:3000'],
      ['Sec-Fetch-Site', 'same-site'],
    ]);
    await box.call('PUT', '/api/settings', { allowedOrigins: [] });
    expect(welcome.status).toBe(200);
  });

  it.each([
    ['none', 200],
    ['same-origin', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('Sec-Fetch-Site %s gets %i', async (site, status) => {
    expect((await health([['Sec-Fetch-Site', site]])).status).toBe(status);
  });

  it('no answer carries CORS headers', async () => {
    const answers = [await health([]), await health([['Origin', box.agent]]), await health([['Origin', 'http://evil.example']])];
    const preflight = await send(`${box.agent}/v1/responses`, {
      method: 'OPTIONS',
      headers: [
        ['Origin', box.agent],
        ['Access-Control-Request-Method', 'POST'],
      ],
    });
    const names = [...answers, preflight].flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(preflight.status).toBe(405);
  });

  it('a stranger’s request is recorded with its bytes and the reason of its refusal', async () => {
    const body = magmaRequest();
    const refused = await box.ask(body, [['Host', 'evil.example']]);
    const { exchange, events, requestHeaders } = await newest();
    expect(exchange).toMatchObject({
      outcome: 'refused',
      status: 403,
      path: '/v1/responses',
      protocol: 'magma',
      requestBytes: body.length,
    });
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'refused']);
    expect(events[1]).toMatchObject({ findings: [{ code: 'http.host', level: 'error' }] });
    expect(requestHeaders).toContainEqual(['Host', 'evil.example']);
    expect((await box.call('GET', `/api/exchanges/${exchange.id}/request`)).text).toBe(body);
    expect((await box.call('GET', `/api/exchanges/${exchange.id}/response`)).text).toBe(refused.text);
  });

  it('a flood of strangers keeps counts, not bodies', async () => {
    const flooded = await startTestHost();
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          send(`${flooded.agent}/v1/responses`, { method: 'POST', headers: [['Host', 'evil.example']], body: magmaRequest() }),
        ),
      );
    }
    await flooded.host.stop();
    const reader = openReader(flooded.folder);
    const received = [...reader.exchanges()].map(({ events }) => events);
    reader.close();
    await flooded.close();
    const counted = received.filter((events) =>
      events.some((event) => event.kind === 'refused' && event.findings[0]?.code === 'http.flood'),
    );
    expect(counted).toHaveLength(1);
    expect(counted[0]?.[1]).toMatchObject({ kind: 'refused', status: 403, reason: expect.stringMatching(/^50 more requests/) as string });
    const kept = received.filter((events) => events[0]?.kind === 'received' && events[0].body !== null);
    expect([kept.length, received.length]).toEqual([50, 251]);
  });

  it('a flood of strangers with large bodies keeps a few megabytes of them', async () => {
    const flooded = await startTestHost();
    const body = 'x'.repeat(2 ** 20);
    for (let round = 0; round < 30; round += 1)
      await send(`${flooded.agent}/v1/responses`, { method: 'POST', headers: [['Host', 'evil.example']], body });
    await flooded.host.stop();
    const reader = openReader(flooded.folder);
    const received = [...reader.exchanges()].map(({ events }) => events[0]);
    reader.close();
    await flooded.close();
    const bytes = received.reduce((sum, event) => sum + (event?.kind === 'received' ? (event.body?.bytes ?? 0) : 0), 0);
    expect(received).toHaveLength(30);
    expect(bytes).toBeGreaterThanOrEqual(2 ** 20);
    expect(bytes).toBeLessThanOrEqual(2 ** 22);
  });
});
