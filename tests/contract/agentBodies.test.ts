import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { magmaRequest } from './askMagma.ts';
import type { Answer } from './controlClient.ts';
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

const post = (body: string | Uint8Array, headers: readonly (readonly [string, string])[] = []): Promise<Answer> =>
  send(`${box.agent}/v1/responses`, { method: 'POST', headers, body });

async function newestDetail(): Promise<ExchangeDetail> {
  const { id } = await box.newest(({ outcome }) => outcome !== 'waiting');
  // The control API's own shape.
  return (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;
}

const kept = async (id: string, query = ''): Promise<Buffer> => (await box.call('GET', `/api/exchanges/${id}/request${query}`)).bytes;

describe('the wire bytes of a body', () => {
  const text = magmaRequest({ memory: { note: 'é \u0000 \ud83d\ude00' } });

  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['GZIP', Buffer.concat([gzipSync(text.slice(0, 20)), gzipSync(text.slice(20))])],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('are read as %s and kept as they came', async (encoding, bytes) => {
    expect((await post(bytes, [['Content-Encoding', encoding]])).status).toBe(200);
    const { exchange } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'answered', requestBytes: bytes.length });
    expect((await kept(exchange.id)).equals(bytes)).toBe(true);
  });

  it('are kept exactly where they are compressed by nobody', async () => {
    const spelled =
      '  {"request_id":"r","request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"\\u0067o"},"memory":{"a":1.0,"b":1e2}}]}\n';
    await post(spelled);
    expect((await kept((await newestDetail()).exchange.id)).toString()).toBe(spelled);
  });

  it.each([
    ['plain text', Buffer.from(text)],
    ['a cut stream', gzipSync(text).subarray(0, 40)],
    ['bytes after its end', Buffer.concat([gzipSync(text), Buffer.alloc(3)])],
    ['nothing', Buffer.alloc(0)],
  ])('that their Content-Encoding does not describe get 400: %s', async (_, bytes) => {
    const refused = await post(bytes, [['Content-Encoding', 'gzip']]);
    expect([refused.status, refused.json]).toMatchObject([400, { detail: expect.stringContaining('gzip') as string }]);
    const { exchange, findings } = await newestDetail();
    expect(findings).toMatchObject([{ code: 'http.content_type' }, { code: 'http.broken_encoding', level: 'error' }]);
    expect((await kept(exchange.id)).equals(bytes)).toBe(true);
  });

  it('in another encoding get 415, which names those that are read', async () => {
    const refused = await post(text, [['Content-Encoding', 'zstd']]);
    expect([refused.status, refused.json]).toMatchObject([415, { detail: expect.stringMatching(/gzip, deflate, br/) as string }]);
    expect((await kept((await newestDetail()).exchange.id)).toString()).toBe(text);
  });

  it('in more than four encodings, one after another, get 415 that says so', async () => {
    const refused = await post(text, [['Content-Encoding', Array(300).fill('gzip').join(', ')]]);
    expect([refused.status, refused.json]).toMatchObject([415, { detail: expect.stringContaining('at most 4') as string }]);
  });

  it('that inflate beyond the limit get 413', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MIB + 1, 0x20));
    const refused = await post(bomb, [['Content-Encoding', 'gzip']]);
    expect([refused.status, refused.json]).toMatchObject([413, { detail: expect.any(String) as string }]);
    const { exchange } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'refused', status: 413, requestBytes: bomb.length });
  });

  it('beyond the limit are drained, so that a caller who writes all before it reads gets its 413', async () => {
    const raw = await openRaw(box.agent);
    raw.socket.pause();
    const length = 70 * MIB;
    raw.write(`POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
    for (let sent = 0; sent < length; sent += MIB) {
      if (!raw.socket.write(Buffer.alloc(MIB, 0x20))) await new Promise((resolve) => raw.socket.once('drain', resolve));
    }
    raw.socket.resume();
    const answer = await raw.closed();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(bodyOf(answer))).toHaveProperty('detail');
    const { exchange, findings } = await newestDetail();
    expect(exchange).toMatchObject({ outcome: 'refused', status: 413, requestBytes: 64 * MIB });
    expect(findings.map(({ code }) => code)).toEqual(['http.body_cut', 'http.too_large']);
  });
});

describe('the text of a body', () => {
  it('may begin with a BOM, which is noted and kept', async () => {
    const bytes = Buffer.from(`\uFEFF${magmaRequest()}`);
    expect((await post(bytes)).status).toBe(200);
    const { exchange, findings } = await newestDetail();
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(findings.map(({ code }) => code)).toContain('json.bom');
    expect((await kept(exchange.id)).equals(bytes)).toBe(true);
  });

  it('is UTF-8, strictly: else 422 json_invalid, bytes kept', async () => {
    const bytes = Buffer.concat([Buffer.from('{"request_id":"'), Buffer.from([0xe9]), Buffer.from('"}')]);
    const refused = await post(bytes);
    expect([refused.status, refused.json]).toMatchObject([422, { detail: [{ type: 'json_invalid' }] }]);
    const { exchange, findings } = await newestDetail();
    expect(findings.find(({ code }) => code === 'json.not_utf8')?.message).toContain('15');
    expect((await kept(exchange.id)).equals(bytes)).toBe(true);
  });

  it.each([
    ['none', [], ['http.content_type']],
    ['text/plain', [['Content-Type', 'text/plain']], ['http.content_type']],
    ['form', [['Content-Type', 'application/x-www-form-urlencoded']], ['http.content_type']],
    ['another charset', [['Content-Type', 'application/json; charset=iso-8859-1']], ['http.charset']],
    ['JSON', [['Content-Type', 'application/json; charset=utf-8']], []],
  ] as const)('is read as JSON whatever its Content-Type, odd ones with a note: %s', async (_, headers, codes) => {
    expect((await post(magmaRequest(), headers)).status).toBe(200);
    expect((await newestDetail()).findings.map(({ code }) => code)).toEqual(codes);
  });
});
