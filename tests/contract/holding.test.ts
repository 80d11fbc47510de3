import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { openReader } from '../../server/store/openReader.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import type { RawSocket } from './rawSocket.ts';
import { bodyOf, openRaw, postText } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeEach(async () => {
  box = await startTestHost({ responder: 'human' });
});
afterEach(() => box.close());

async function call(path: string): Promise<RawSocket> {
  const raw = await openRaw(box.agent);
  raw.write(path);
  return raw;
}

const detail = async (id: string) =>
  // The control API's own shape.
  (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;
const kinds = async (id: string) => (await detail(id)).events.map(({ kind }) => kind);
const release = (situation: string, ...candidates: string[]) => box.call('POST', `/api/holds/${situation}/release`, { candidates });

describe('a held caller', () => {
  it('gets exactly what a person released, memory to the byte', async () => {
    const coming = box.ask(
      '{"request_id":"r","inputs":[{"id":007,"instruction":{"type":"user","content":"go"}}]}'.replace('007', '9007199254740993'),
    );
    const [hold] = await box.holds(1);
    expect(hold).toMatchObject({ index: 0, of: 1, asked: 'go', from: 'user', wanted: 1, state: 'waiting', sourceId: '9007199254740993' });
    const memory = '{ "10":1.0, "2":1e2, "__proto__":{}, "2":2 }';
    expect((await release(hold?.situation ?? '', candidateText('done', memory))).json).toMatchObject({
      exchange: { outcome: 'answered', answeredBy: 'human' },
    });
    const { text, headers } = await coming;
    expect(text).toContain(`"memory":${memory}`);
    expect(text).toContain('"source_id":9007199254740993');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it('who leaves is seen at once; the draft stays, can be typed on and checked, until it is dismissed', async () => {
    const raw = await call(postText(magmaRequest()));
    const [hold] = await box.holds(1);
    const { situation = '', exchange = '' } = hold ?? {};
    await box.call('PUT', `/api/holds/${situation}/draft`, { revision: 0, candidates: [candidateText('half')] });
    raw.destroy();
    expect(await box.newest(({ outcome }) => outcome === 'abandoned')).toMatchObject({ id: exchange });
    const [left] = await box.holds(1);
    expect(left).toMatchObject({
      state: 'left',
      from: 'user',
      deadlineAt: null,
      draft: { revision: 1, candidates: [candidateText('half')] },
    });
    expect(box.host.heldCount()).toBe(0);
    expect((await release(situation, candidateText('late'))).status).toBe(409);
    expect((await box.call('PUT', `/api/holds/${situation}/draft`, { revision: 1, candidates: ['{'] })).json).toMatchObject({
      draft: { revision: 2 },
    });
    expect((await box.call('POST', `/api/holds/${situation}/check`, { candidates: ['{'] })).json).toMatchObject({
      findings: [{ level: 'error' }],
    });
    expect((await box.call('POST', `/api/holds/${situation}/dismiss`, {})).status).toBe(200);
    await box.holds(0);
    expect(await kinds(exchange)).toEqual(['received', 'held', 'drafted', 'abandoned', 'drafted', 'annotated']);
    expect((await detail(exchange)).drafts).toMatchObject([{ revision: 2 }]);
  });

  it('who leaves before the answer has gone out whole is told apart from one who has it', async () => {
    const raw = await call(postText(magmaRequest({ memory: { long: 'x'.repeat(30_000_000) } })));
    raw.socket.pause();
    const [hold] = await box.holds(1);
    await box.call('POST', `/api/exchanges/${hold?.exchange ?? ''}/rest`, { with: 'error' });
    expect(await kinds(hold?.exchange ?? '')).toEqual(['received', 'held', 'decided', 'answered']);
    raw.destroy();
    await box.newest(({ outcome }) => outcome === 'abandoned');
    expect(await kinds(hold?.exchange ?? '')).toEqual(['received', 'held', 'decided', 'answered', 'abandoned']);
    await box.holds(0);
  });

  it('who leaves while sending is recorded with what came', async () => {
    const raw = await call(postText(magmaRequest()).slice(0, -20));
    raw.socket.end();
    expect(await box.newest(({ outcome }) => outcome === 'abandoned')).toMatchObject({
      path: '/v1/responses',
      requestBytes: magmaRequest().length - 20,
    });
  });

  it.each([
    ['once', ['Content-Encoding: gzip'], gzipSync(magmaRequest({ num_outputs: 2 }))],
    ['twice', ['Content-Encoding: gzip', 'content-encoding: br'], brotliCompressSync(gzipSync(magmaRequest({ num_outputs: 2 })))],
  ])('who left a request behind, compressed %s, can still be answered in a draft that is checked', async (_, encodings, packed) => {
    const head = ['POST /v1/responses HTTP/1.1', 'Host: localhost', ...encodings, `Content-Length: ${packed.length}`];
    const raw = await call(`${head.join('\r\n')}\r\n\r\n`);
    raw.write(packed);
    const [hold] = await box.holds(1);
    raw.destroy();
    await box.newest(({ outcome }) => outcome === 'abandoned');
    const check = async (...candidates: string[]) =>
      (await box.call('POST', `/api/holds/${hold?.situation ?? ''}/check`, { candidates })).json as { findings: { level: string }[] };
    expect((await check(candidateText('a'))).findings.map(({ level }) => level)).toContain('error');
    expect(
      (await check(candidateText('a', '{"x":1}'), candidateText('b', '{"x":2}'))).findings.filter(({ level }) => level === 'error'),
    ).toEqual([]);
  });

  it('is not dismissed while it waits', async () => {
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    expect((await box.call('POST', `/api/holds/${hold?.situation ?? ''}/dismiss`, {})).status).toBe(409);
    await release(hold?.situation ?? '', candidateText('a'));
    expect((await coming).status).toBe(200);
  });

  it('whose connection is dropped gets no byte', async () => {
    const raw = await call(postText(magmaRequest()));
    const [hold] = await box.holds(1);
    expect((await box.call('POST', `/api/exchanges/${hold?.exchange ?? ''}/drop`, {})).json).toMatchObject({
      exchange: { outcome: 'dropped' },
    });
    expect(await raw.closed()).toBe('');
    expect(await kinds(hold?.exchange ?? '')).toEqual(['received', 'held', 'dropped']);
    await box.holds(0);
  });

  it('stays held when another responder is chosen; what comes next is answered by that one', async () => {
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    await box.call('PUT', '/api/responder', { responder: 'sample' });
    expect((await box.ask(magmaRequest())).status).toBe(200);
    expect(await box.holds(1)).toMatchObject([{ situation: hold?.situation, state: 'waiting' }]);
    await release(hold?.situation ?? '', candidateText('still mine'));
    expect((await coming).json).toMatchObject([{ output: { say: 'still mine' } }]);
  });

  it('with nothing to decide is answered at once', async () => {
    expect((await box.ask('{"request_id":"r","inputs":[]}')).text).toBe('[]');
  });
});

describe('findings of level error', () => {
  it('block a release and leave the hold as it was', async () => {
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    for (const candidates of [
      [],
      ['{}'],
      ['{"status":"completed","memory":[],"output":{}}'],
      [candidateText('a'), candidateText('b')],
      ['{"status":"completed","memory":{},"output":{"say":"\ud800"}}'],
    ]) {
      const refused = await release(hold?.situation ?? '', ...candidates);
      expect([refused.status, refused.json], candidates.join()).toMatchObject([422, { error: { code: 'findings' } }]);
    }
    expect(await kinds(hold?.exchange ?? '')).toEqual(['received', 'held']);
    await release(hold?.situation ?? '', candidateText('fine'));
    expect((await coming).status).toBe(200);
  });

  it('on headers can’t be forced', async () => {
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    const answer = (headers: [string, string][]) =>
      box.call('POST', `/api/exchanges/${hold?.exchange ?? ''}/answer`, { status: 500, text: '{"detail":"no"}', headers, force: true });
    for (const header of [
      ['a b', 'c'],
      ['X-A', 'b\r\nX-B: c'],
      ['Content-Length', '3'],
      ['Transfer-Encoding', 'chunked'],
    ] satisfies [string, string][]) {
      expect((await answer([header])).json).toMatchObject({ error: { code: 'findings' }, findings: [{ code: 'http.header' }] });
    }
    expect((await answer([['Retry-After', '3'], ['X-A', '1'], ['X-A', '2']])).status).toBe(200); // prettier-ignore
    expect(await coming).toMatchObject({ status: 500, text: '{"detail":"no"}', headers: { 'retry-after': '3', 'x-a': '1, 2' } });
  });
});

describe('the end of Signalbox', () => {
  it('answers open holds with their contract’s error and keeps their drafts', async () => {
    const raw = await call(postText(magmaRequest(), ['Connection: close']));
    const [hold] = await box.holds(1);
    await box.call('PUT', `/api/holds/${hold?.situation ?? ''}/draft`, { revision: 0, candidates: ['half'] });
    await box.host.stop();
    const answer = await raw.closed();
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(JSON.parse(bodyOf(answer))).toEqual({ detail: expect.stringContaining('closed') as string });
    const reader = openReader(box.folder);
    const [first] = [...reader.exchanges()];
    reader.close();
    expect(first?.events.map(({ kind }) => kind)).toEqual(['received', 'held', 'drafted', 'refused']);
    const again = await startTestHost({ dataFolder: box.folder });
    const [left] = await again.holds(1);
    expect(left).toMatchObject({ situation: hold?.situation, state: 'left', draft: { revision: 1, candidates: ['half'] } });
    expect((await again.call('POST', `/api/holds/${left?.situation ?? ''}/dismiss`, {})).status).toBe(200);
    expect((await again.read('holds')).holds).toEqual([]);
    await again.close();
  });

  it('leaves nobody hanging whom sample lets wait', async () => {
    await box.call('PUT', '/api/responder', { responder: 'sample', options: { delayMs: 60_000 } });
    const raw = await call(postText(magmaRequest(), ['Connection: close']));
    await box.newest(({ outcome }) => outcome === 'waiting');
    await box.host.stop();
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 503 /);
  });
});
