import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { openReader } from '../../server/store/openReader.ts';
import { exportExchanges } from '../../server/transfer/exportExchanges.ts';
import { hiddenRest } from '../../shared/redactPacket.ts';
import { magmaRequest } from './askMagma.ts';
import type { RawSocket } from './rawSocket.ts';
import { bodyOf, openRaw, postText } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost({ listenerLimits: { headersTimeoutMs: 400, requestTimeoutMs: 800, checkEveryMs: 50 } });
});
afterAll(() => box.close());

async function sendRaw(bytes: string | Uint8Array): Promise<string> {
  const raw = await openRaw(box.agent);
  raw.write(bytes);
  return await raw.closed();
}

async function newestDetail(): Promise<ExchangeDetail> {
  const { id } = await box.newest(({ outcome }) => outcome !== 'waiting');
  // The control API's own shape.
  return (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;
}

const kept = async (id: string): Promise<string> => (await box.call('GET', `/api/exchanges/${id}/request`)).bytes.toString('latin1');

describe('what Node refuses before any app sees it is recorded and answered by us', () => {
  it.each([
    ['no HTTP at all', 'hello?\r\n\r\n'],
    ['another version', 'GET /health HTTP/9.9\r\n\r\n'],
    ['a header without a colon', 'GET /health HTTP/1.1\r\nHost: localhost\r\nbroken\r\n\r\n'],
    ['two lengths', 'POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('a malformed request gets 400 with detail, and its bytes are kept: %s', async (_, bytes) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ error: { code: 'MALFORMED_REQUEST' }, detail: expect.any(String) as string });
    const { exchange, events, findings } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'refused', status: 400, method: null, path: null });
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'refused']);
    expect(findings.map(({ code }) => code)).toEqual(['http.packet', 'http.malformed']);
    expect(await kept(exchange.id)).toBe(bytes);
    expect((await box.call('GET', `/api/exchanges/${exchange.id}/response`)).text).toBe(bodyOf(answer));
  });

  it('the packet of a malformed request hides the values of secret headers in view and export', async () => {
    await sendRaw('GET /health HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer hush\r\nbroken\r\n\r\n');
    const { exchange } = await newestDetail();
    const shown = `GET /health HTTP/1.1\r\nHost: localhost\r\nAuthorization: [redacted]\r\n${hiddenRest}`;
    expect(await kept(exchange.id)).toBe(shown);
    const reader = openReader(box.folder);
    let text = '';
    for await (const piece of exportExchanges(reader, { secrets: false })) text += piece;
    reader.close();
    expect(text).not.toContain('hush');
    expect(text).toContain(Buffer.from(shown).toString('base64'));
  });

  it('and so does one that goes on where another packet was cut, within a secret or not', async () => {
    for (const [first, second] of [
      ['GET /health HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bea', 'rer hush\r\nbroken\r\n\r\n'],
      [`GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(12_000)}\r\nCookie: sid=hu`, `sh${'b'.repeat(9_000)}\r\n\r\n`],
    ] as const) {
      const before = (await box.newest(() => true)).id;
      const raw = await openRaw(box.agent);
      raw.write(first);
      // Another connection's answer shows that it was read.
      await sendRaw('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      raw.write(second);
      await raw.closed();
      const { exchange } = await newestDetail();
      expect(exchange.id).not.toBe(before);
      expect(await kept(exchange.id)).toBe(hiddenRest);
    }
  });

  it('a head larger than the limit gets 431', async () => {
    const answer = await sendRaw(`GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect((await newestDetail()).exchange).toMatchObject({ outcome: 'refused', status: 431 });
  });

  it('a body whose chunks are broken gets 400 as an exchange of its path, and the bytes before the fault are kept', async () => {
    const answer = await sendRaw(
      'POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\nzz\r\n}\r\n0\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const { exchange } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'refused', status: 400, method: 'POST', path: '/v1/responses', protocol: 'magma' });
    expect(await kept(exchange.id)).toBe('{"a":');
  });

  it('a head that does not arrive in time gets 408', async () => {
    const answer = await sendRaw('GET /health HTTP/1.1\r\nHost: local');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await newestDetail()).exchange).toMatchObject({ outcome: 'refused', status: 408, method: null });
  });

  it('a body that does not arrive in time gets 408, and what came of it is kept', async () => {
    const whole = postText(magmaRequest());
    const answer = await sendRaw(whole.slice(0, -20));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    const { exchange } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'refused', status: 408, path: '/v1/responses' });
    expect(await kept(exchange.id)).toBe(magmaRequest().slice(0, -20));
  });

  it('an answer may take longer than a request may take to arrive', async () => {
    await box.call('PUT', '/api/responder', { responder: 'sample', options: { delayMs: 1_500 } });
    expect((await box.ask(magmaRequest())).status).toBe(200);
    await box.call('PUT', '/api/responder', { responder: 'sample', options: { delayMs: 0 } });
  });

  it('a connection on which nothing came leaves no exchange', async () => {
    const before = await box.newest(() => true);
    const raw = await openRaw(box.agent);
    await raw.closed();
    expect((await box.newest(() => true)).id).toBe(before.id);
  });

  it('a body in a transfer coding besides chunked gets 501, and is not read as if it were plain', async () => {
    const coded = ['Transfer-Encoding: gzip, chunked', 'Connection: close'];
    const answer = await sendRaw(`${postText('', coded).replace('Content-Length: 0\r\n', '')}2\r\n{}\r\n0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 501 /);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ detail: expect.stringContaining('gzip, chunked') as string });
    const { exchange, findings } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'refused', status: 501, path: '/v1/responses' });
    expect(findings.map(({ code }) => code)).toContain('http.transfer_encoding');
  });

  it('CONNECT gets 404: Signalbox is no proxy', async () => {
    const answer = await sendRaw('CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect((await newestDetail()).exchange).toMatchObject({ outcome: 'refused', status: 404, method: 'CONNECT', path: 'example.com:443' });
  });

  it('a caller who resets the connection of its CONNECT leaves the host running', async () => {
    for (let time = 0; time < 10; time += 1) {
      const raw = await openRaw(box.agent);
      raw.socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', () => raw.socket.resetAndDestroy());
      await raw.closed();
    }
    expect(await sendRaw('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['an authority that is none', 'http://[::1/health'],
    ['a foreign host by another scheme', 'ftp://evil.example/health'],
  ])('a target that names the host by itself is judged by that too, and recorded: %s', async (_, target) => {
    const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect((await newestDetail()).exchange).toMatchObject({ outcome: 'refused', status: 403, path: target });
  });

  it('a request to upgrade is served as what it otherwise is', async () => {
    const answer = await sendRaw('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('Expect: 100-continue', () => {
  const head = (headers: string[]) => postText('', headers).replace('Content-Length: 0\r\n', '');
  const open = async (bytes: string): Promise<RawSocket> => {
    const raw = await openRaw(box.agent);
    raw.write(bytes);
    return raw;
  };

  it('is granted where Host, Origin, path, method and length allow', async () => {
    const body = magmaRequest();
    const raw = await open(head([`Content-Length: ${body.length}`, 'Expect: 100-continue', 'Connection: close']));
    await raw.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
    raw.write(body);
    expect(await raw.closed()).toMatch(/100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  it.each([
    ['a foreign Host', 403, head(['Content-Length: 9', 'Expect: 100-continue']).replace('Host: localhost', 'Host: evil.example')],
    ['a foreign Origin', 403, head(['Content-Length: 9', 'Expect: 100-continue', 'Origin: http://evil.example'])],
    ['an unknown path', 404, head(['Content-Length: 9', 'Expect: 100-continue']).replace('/v1/responses', '/v2/responses')],
    ['a wrong method', 405, head(['Content-Length: 9', 'Expect: 100-continue']).replace('POST', 'PUT')],
    ['a body beyond the limit', 413, head([`Content-Length: ${64 * 1024 * 1024 + 1}`, 'Expect: 100-continue'])],
  ])('is answered by the final status without reading: %s', async (_, status, bytes) => {
    const raw = await open(bytes);
    const answer = await raw.closed();
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(bodyOf(answer))).toHaveProperty('detail');
    expect((await newestDetail()).exchange).toMatchObject({ outcome: 'refused', status, requestBytes: 0 });
  });

  it('is ignored where the caller speaks HTTP/1.0, which knows no such thing', async () => {
    const raw = await open(postText(magmaRequest(), ['Expect: 100-continue']).replace('HTTP/1.1', 'HTTP/1.0'));
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('another expectation gets 417', async () => {
    const raw = await open(head(['Content-Length: 9', 'Expect: a-miracle']));
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 417 /);
    expect((await newestDetail()).exchange).toMatchObject({ outcome: 'refused', status: 417 });
  });
});
