import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../shared/api.ts';
import type { Ask } from './controlClient.ts';
import { send } from './controlClient.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let uiFolder: string;
let box: TestHost;

beforeAll(async () => {
  uiFolder = mkdtempSync(join(tmpdir(), 'signalbox-ui-'));
  mkdirSync(join(uiFolder, 'assets'));
  writeFileSync(join(uiFolder, 'index.html'), '<meta name="csp-nonce" content="__NONCE__"><style nonce="__NONCE__"></style>');
  writeFileSync(join(uiFolder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(uiFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  box = await startTestHost({ uiFolder });
});

afterAll(async () => {
  await box.close();
  rmSync(uiFolder, { recursive: true });
});

const get = (path: string, ask: Ask = {}) => send(box.control + path, ask);
const bearer = () => ['Authorization', `Bearer ${box.host.token}`] as const;
const json = ['Content-Type', 'application/json'] as const;
const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);

describe('the control port lets nobody in who should not be', () => {
  test('its address carries the token in the fragment, 32 bytes of it', () => {
    const { hash, hostname } = new URL(box.host.controlUrl);
    expect(hostname).toBe('127.0.0.1');
    expect(hash).toBe(`#token=${box.host.token}`);
    expect(Buffer.from(box.host.token, 'base64url')).toHaveLength(32);
  });

  test('every endpoint refuses a request without the token, whatever its method', async () => {
    for (const { method, path } of [{ method: 'GET', path: '/api' }, ...Object.values(api)]) {
      const answer = await get(path.replace(/:\w+/, '1'), { method, headers: [json] });
      expect(answer.status, `${method} ${path}`).toBe(401);
      expect(answer.json).toMatchObject({ error: { code: 'unauthorized' } });
    }
  });

  test('a wrong token is refused, and one in the address or a cookie does not count', async () => {
    const wrong = box.host.token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await get('/api/status', { headers: [['Authorization', `Bearer ${wrong}`]] })).status).toBe(401);
    expect((await get(`/api/status?token=${box.host.token}`)).status).toBe(401);
    expect((await get('/api/status', { headers: [['Cookie', `token=${box.host.token}`]] })).status).toBe(401);
  });

  test.each<[string, (port: string) => [string, string][], string]>([
    ['a foreign name', (port) => [['Host', `signalbox.example:${port}`]], 'host_refused'],
    ['a Host without the port', () => [['Host', '127.0.0.1']], 'host_refused'],
    ['another page', (port) => [['Host', `127.0.0.1:${port}`], ['Sec-Fetch-Site', 'cross-site']], 'site_refused'], // prettier-ignore
    ['a page on another loopback port', (port) => [['Host', `127.0.0.1:${port}`], ['Origin', 'http://127.0.0.1:1']], 'origin_refused'], // prettier-ignore
  ])('%s is refused everywhere, static files included', async (_, headers, code) => {
    const { port } = new URL(box.control);
    for (const path of ['/', '/icon.svg', '/assets/main-abc123.js', '/api/status', '/nothing']) {
      const answer = await get(path, { headers: [...headers(port), bearer()] });
      expect(answer.status, path).toBe(403);
      expect(answer.json).toMatchObject({ error: { code } });
    }
  });

  test('two Host headers are refused, even where both are ours', async () => {
    const { host } = new URL(box.control);
    const answer = await get('/', { headers: [['Host', host], ['Host', host]] }); // prettier-ignore
    // Node may refuse it before we see it; either way nothing is served.
    expect([400, 403]).toContain(answer.status);
  });

  test('localhost is ours too', async () => {
    const { port } = new URL(box.control);
    const ours: Ask['headers'] = [['Host', `localhost:${port}`], ['Origin', `http://localhost:${port}`], ['Sec-Fetch-Site', 'same-origin'], bearer()]; // prettier-ignore
    expect((await get('/api/status', { headers: ours })).status).toBe(200);
  });

  test('a change needs JSON, which no form of another page can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp']) {
      const answer = await get('/api/ready', { method: 'PUT', headers: [bearer(), ['Content-Type', type]], body: '{"ready":false}' });
      expect(answer.status, type).toBe(415);
    }
    const none = await get('/api/ready', { method: 'PUT', headers: [bearer()], body: '{"ready":false}' });
    expect(none.json).toMatchObject({ error: { code: 'not_json' } });
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ ready: true });
  });

  test('it sets no cookie and allows no other origin', async () => {
    for (const path of ['/', '/icon.svg', '/api/status', '/nothing']) {
      const { headers } = await get(path, { headers: [bearer()] });
      expect(headers, path).not.toHaveProperty('set-cookie');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }); // prettier-ignore
    }
  });
});

describe('the page', () => {
  test('has a policy written by hand, with a fresh nonce at every load', async () => {
    const [first, second] = [await get('/'), await get('/index.html')];
    const nonce = /content="([^"]+)"/.exec(first.text)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w-]{20,}$/);
    expect(policyOf(first).replaceAll(/; ?/g, '; ')).toBe(
      `default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'nonce-${nonce}'; worker-src 'self'; ` +
        `base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'`,
    );
    expect(first.text).toBe(`<meta name="csp-nonce" content="${nonce}"><style nonce="${nonce}"></style>`);
    expect(second.text).not.toBe(first.text);
  });

  test('holds no secret, and nor do its files', async () => {
    for (const path of ['/', '/icon.svg', '/assets/main-abc123.js']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.text + JSON.stringify(answer.headers)).not.toContain(box.host.token);
    }
  });

  test('is never kept by a browser, while its hashed files are kept for good', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-store');
    expect((await get('/api/status', { headers: [bearer()] })).headers['cache-control']).toBe('no-store');
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('nothing outside its folder is served', async () => {
    for (const path of ['/../index.html', '/%2e%2e/%2e%2e/etc/passwd', '/assets/', '/assets', '/.env', '/API/status', '/api/']) {
      expect((await get(path, { headers: [bearer()] })).status, path).toBeGreaterThanOrEqual(400);
    }
  });
});
