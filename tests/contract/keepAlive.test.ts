import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import { openRaw, postText } from './rawSocket.ts';
import type { RawSocket } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeEach(async () => {
  box = await startTestHost({ responder: 'human' });
});
afterEach(() => box.close());

const SPACE = /\r\n1\r\n \r\n/;

async function callPatiently(headers: readonly string[] = []): Promise<RawSocket> {
  await box.call('PUT', '/api/settings', { keepAlive: { enabled: true, firstAfterMs: 100, everyMs: 100 } });
  const raw = await openRaw(box.agent);
  raw.write(postText(magmaRequest(), ['Connection: close', ...headers]));
  await raw.until(SPACE);
  return raw;
}

/** Decodes a chunked body. */
function chunksOf(received: string): string {
  let rest = received.slice(received.indexOf('\r\n\r\n') + 4);
  let body = '';
  for (;;) {
    const length = Number.parseInt(rest, 16);
    if (!(length > 0)) return body;
    const start = rest.indexOf('\r\n') + 2;
    body += rest.slice(start, start + length);
    rest = rest.slice(start + length + 2);
  }
}

const detail = async (id: string) =>
  // The control API's own shape.
  (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;

describe('a caller who is kept waiting with white space', () => {
  it('gets status 200, spaces, and then exactly the answer', async () => {
    const raw = await callPatiently();
    const [hold] = await box.holds(1);
    expect(hold).toMatchObject({ committedStatus: 200, deadlineAt: null });
    await raw.until(/( \r\n1\r\n){2}/);
    await box.call('POST', `/api/holds/${hold?.situation ?? ''}/release`, { candidates: [candidateText('é')] });
    const received = await raw.closed();
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const body = Buffer.from(chunksOf(received), 'latin1').toString();
    expect(body).toMatch(/^ {3,}\[\{/);
    const stored = await box.call('GET', `/api/exchanges/${hold?.exchange ?? ''}/response`);
    expect(stored.text).toBe(body.trimStart());
    expect(stored.text).toContain('"say":"é"');
    const { events } = await detail(hold?.exchange ?? '');
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'held', 'committed', 'decided', 'answered']);
  });

  it('can be given 200 alone: another status, or headers, come too late', async () => {
    const raw = await callPatiently();
    const [hold] = await box.holds(1);
    const answer = (input: object) => box.call('POST', `/api/exchanges/${hold?.exchange ?? ''}/answer`, input);
    expect((await answer({ status: 503, text: '{"detail":"no"}' })).json).toMatchObject({ error: { code: 'committed' } });
    expect((await answer({ status: 200, text: '[]', headers: [['X-A', '1']], force: true })).json).toMatchObject({
      error: { code: 'committed' },
    });
    const text = '[{"request_id":"r-1","source_id":1,"candidate_index":0,"status":"completed","memory":{},"output":{"say":"raw"}}]\n';
    expect((await answer({ status: 200, text })).status).toBe(200);
    expect(chunksOf(await raw.closed()).trimStart()).toBe(text);
  });

  it('is told of an end of Signalbox by error candidates inside the 200', async () => {
    const raw = await callPatiently();
    await box.host.stop();
    expect(JSON.parse(chunksOf(await raw.closed()))).toMatchObject([
      { source_id: 1, status: 'error', error: { code: 'closed' }, memory: {} },
    ]);
  });

  it('who leaves is seen at once', async () => {
    const raw = await callPatiently();
    raw.destroy();
    const { id } = await box.newest(({ outcome }) => outcome === 'abandoned');
    expect((await detail(id)).exchange).toMatchObject({ status: 200, outcome: 'abandoned' });
    expect(await box.holds(1)).toMatchObject([{ state: 'left', committedStatus: 200 }]);
  });

  it('can be one whom sample lets wait', async () => {
    await box.call('PUT', '/api/responder', { responder: 'sample', options: { delayMs: 600 } });
    const raw = await callPatiently();
    expect(JSON.parse(chunksOf(await raw.closed()))).toMatchObject([{ source_id: 1, status: 'completed' }]);
  });
});

describe('a caller who is not kept waiting', () => {
  const impatient = 'User-Agent: python-httpx/0.28';
  const ask = async (atDeadline: string, userAgent = impatient): Promise<RawSocket> => {
    await box.call('PUT', '/api/settings', { atDeadline, keepAlive: { enabled: false } });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest(), ['Connection: close', userAgent]));
    return raw;
  };

  it.each([
    [impatient, 5_000],
    ['User-Agent: python-requests/2.34.0', 360_000],
    ['User-Agent: node', 300_000],
  ])('has the deadline that its program is known for: %s, %i ms', async (userAgent, silenceMs) => {
    const raw = await ask('leave', userAgent);
    const [hold] = await box.holds(1);
    const { exchange } = await detail(hold?.exchange ?? '');
    expect(hold).toMatchObject({ deadlineAt: exchange.receivedAt + silenceMs, committedStatus: null, patience: { silenceMs } });
    raw.destroy();
  });

  it('has none where its program is unknown, and the queue says so', async () => {
    const raw = await ask('error', 'User-Agent: curl/8.1');
    expect((await box.holds(1))[0]).toMatchObject({
      deadlineAt: null,
      patience: { silenceMs: null, because: expect.any(String) as string },
    });
    raw.destroy();
  });

  it('is left waiting beyond its deadline where the policy says so, and can still be answered', async () => {
    const raw = await ask('leave');
    const [hold] = await box.holds(1);
    await new Promise((resolve) => setTimeout(resolve, (hold?.deadlineAt ?? 0) - Date.now() + 100));
    expect(await box.holds(1)).toMatchObject([{ situation: hold?.situation, state: 'waiting' }]);
    const released = await box.call('POST', `/api/holds/${hold?.situation ?? ''}/release`, { candidates: [candidateText('late')] });
    expect(released.status).toBe(200);
    expect(await raw.closed()).toContain('"say":"late"');
  });

  it.each([
    ['error', 'error', 'deadline'],
    ['sample', 'completed', 'sample'],
  ])('gets what the policy says shortly before it: %s', async (policy, status, by) => {
    const raw = await ask(policy);
    const received = await raw.closed();
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toMatchObject([{ status }]);
    expect(await box.newest(({ outcome }) => outcome === 'answered')).toMatchObject({ answeredBy: by });
  });
});
