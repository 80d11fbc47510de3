import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LISTENER_LIMITS } from '../../server/agent/listener.ts';
import type { Exchange } from '../../shared/exchange.ts';
import { candidateText, magmaRequest } from '../contract/askMagma.ts';
import { send } from '../contract/controlClient.ts';
import type { RawSocket } from '../contract/rawSocket.ts';
import { openRaw, postText } from '../contract/rawSocket.ts';
import type { TestHost } from '../contract/testHost.ts';
import { startTestHost, until } from '../contract/testHost.ts';

const MB = 1_000_000;
/** Memory of about so many bytes, with literals that only a lossless reader keeps. */
const memoryOf = (bytes: number): string =>
  `{"a":1.0,"a":10e1,"__proto__":9007199254740993,"log":[${Array.from({ length: bytes / 20 }, () => '{"x":[1,2],"y":"é"}').join(',')}]}`;
const withMemory = (memory: string, id = 1): string =>
  `{"request_id":"r","inputs":[{"id":${id},"instruction":{"type":"user","content":"go"},"memory":${memory}}]}`;
const padded = (bytes: number, id = 1): string => withMemory(`{"pad":"${'x'.repeat(bytes)}"}`, id);

let box: TestHost;
const callers: RawSocket[] = [];
beforeAll(async () => {
  box = await startTestHost({ listenerLimits: { ...LISTENER_LIMITS, bytesAtOnce: 3 * MB } });
});
afterAll(() => box.close());
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await box.call('PUT', '/api/settings', { sampleMode: 'normal', sampleDelayMs: 0 });
  await box.call('PUT', '/api/responder', { responder: 'sample' });
});

async function call(text: string): Promise<RawSocket> {
  const raw = await openRaw(box.agent);
  callers.push(raw);
  raw.write(text);
  return raw;
}
const holdAll = () => box.call('PUT', '/api/responder', { responder: 'human' });
const newestOf = async (count: number): Promise<readonly Exchange[]> =>
  (await box.read('exchanges', `/api/exchanges?limit=${count}`)).exchanges;

describe('a long request', () => {
  it('leaves the event loop to others: /health answers again and again while it is read', async () => {
    const health = async () => expect((await send(`${box.agent}/health`)).status).toBe(200);
    const raw = await call('');
    const text = postText(padded(30 * MB));
    await new Promise((resolve) => raw.socket.write(text.slice(0, -1), resolve));
    // Turns enough to take what the system still holds: the last byte begins the reading.
    for (let turn = 0; turn < 200; turn += 1) await health();
    raw.write(text.slice(-1));
    let answers = 0;
    for (; raw.received() === ''; answers += 1) await health();
    expect(raw.received()).toMatch(/^HTTP\/1\.1 200 /);
    // Between one thing and the next that blocks there is a turn or two.
    expect(answers).toBeGreaterThan(10);
  });

  it.each([
    ['as it is', (text: string) => [Buffer.from(text), []] as const],
    ['compressed to a short one', (text: string) => [gzipSync(text), [['Content-Encoding', 'gzip']]] as const],
  ])('gets the answer that a short one gets, its memory to the byte: sent %s', async (_, pack) => {
    await box.call('PUT', '/api/settings', { sampleMode: 'unchanged' });
    const memory = memoryOf(3 * MB);
    const [body, headers] = pack(withMemory(memory));
    const answer = await send(`${box.agent}/v1/responses`, {
      method: 'POST',
      body,
      headers: [['Content-Type', 'application/json'], ...headers],
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`"memory":${memory}`);
    const [exchange] = await newestOf(1);
    expect(exchange).toMatchObject({ outcome: 'answered', requestBytes: body.length, findings: { error: 0 }, situations: [{ asked: 'go', wanted: 1, phase: 'decided' }] }); // prettier-ignore
    const { findings } = await box.read('exchange', `/api/exchanges/${exchange?.id ?? ''}`);
    expect(findings.map(({ code }) => code)).toContain('json.duplicate_key');
  });

  it('may be as deep as it is long', async () => {
    const depth = 200_000;
    expect((await box.ask(withMemory(`{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`))).text).toContain('['.repeat(depth));
  });

  it('that breaks the contract is refused as a short one is', async () => {
    const broken = (bytes: number) => `{"request_id":5,"inputs":[],"pad":"${'x'.repeat(bytes)}"}`;
    const cut = (bytes: number) => `["${'x'.repeat(bytes)}",`;
    for (const write of [broken, cut]) {
      const [short, long] = [await box.ask(write(10)), await box.ask(write(MB))];
      const types = ({ json }: { json: unknown }) => (json as { detail: { type: string }[] }).detail.map(({ type }) => type);
      expect([long.status, types(long)]).toEqual([422, types(short)]);
    }
    expect(await newestOf(1)).toMatchObject([{ outcome: 'refused', requestBytes: MB + 4 }]);
  });

  it('is one too that is short but asks for its memory many times over', async () => {
    const memory = `{"pad":"${'x'.repeat(100_000)}"}`;
    const { status, json } = await box.ask(withMemory(memory).replace('"memory"', '"num_outputs":60,"memory"'));
    expect([status, (json as unknown[]).length]).toEqual([200, 60]);
  });
});

describe('a long request that is held', () => {
  it('can be answered by hand like any other', async () => {
    await holdAll();
    const memory = memoryOf(MB);
    const raw = await call(postText(magmaRequest({ num_outputs: 2 }, {}).replaceAll('"instruction"', `"memory":${memory},"instruction"`)));
    const [first, second] = await box.holds(2);
    const path = `/api/holds/${first?.situation ?? ''}`;
    expect(first).toMatchObject({ from: 'user', asked: 'Say 0.', wanted: 2 });
    const { candidates } = await box.read('blanks', `${path}/blanks`);
    expect(candidates).toHaveLength(2);
    expect(candidates[0]).toContain(memory);
    const check = (given: readonly string[]) => box.call('POST', `${path}/check`, { candidates: given });
    expect((await check(candidates.slice(0, 1))).text).toContain('magma.candidate_count');
    const twice = await Promise.all([1, 2].map(() => box.call('POST', `${path}/release`, { candidates })));
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const rest = await box.call('POST', `/api/exchanges/${second?.exchange ?? ''}/rest`, {
      with: 'same',
      candidates: [candidateText('me too')],
    });
    expect(rest.status).toBe(200);
    const answer = await raw.until(/"me too"/);
    expect(Buffer.from(answer, 'latin1').toString('utf8').split(memory)).toHaveLength(4);
  });

  it('whose caller left is read from the store', async () => {
    await holdAll();
    const raw = await call(postText(withMemory(memoryOf(MB))));
    const [hold] = await box.holds(1);
    raw.destroy();
    await box.newest(({ outcome }) => outcome === 'abandoned');
    expect(await box.holds(1)).toMatchObject([{ from: 'user', state: 'left' }]);
    const { candidates } = await box.read('blanks', `/api/holds/${hold?.situation ?? ''}/blanks`);
    expect(candidates[0]).toContain(memoryOf(MB));
    await box.call('POST', `/api/holds/${hold?.situation ?? ''}/dismiss`, {});
  });

  it('takes no room: more of them than are read at once can wait', async () => {
    await holdAll();
    const waiting = await Promise.all([1, 2, 3].map((id) => call(postText(padded(1.3 * MB, id)))));
    const holds = await box.holds(3);
    const path = `/api/exchanges/${holds[0]?.exchange ?? ''}`;
    expect((await box.call('POST', `${path}/answer`, { status: 200, text: '[]' })).text).toContain('magma.order');
    for (const { exchange } of holds)
      expect((await box.call('POST', `/api/exchanges/${exchange}/rest`, { with: 'error' })).status).toBe(200);
    for (const [index, raw] of waiting.entries()) await raw.until(new RegExp(`"source_id":${index + 1}[,}]`));
  });
});

describe('long requests beyond what is read at once', () => {
  it('all get their answers, each its own', async () => {
    const ids = [1, 2, 3, 4];
    const answers = await Promise.all(ids.map((id) => box.ask(padded(1.3 * MB, id))));
    expect(answers.map(({ status, json }) => [status, (json as { source_id: number }[])[0]?.source_id])).toEqual(
      ids.map((id) => [200, id]),
    );
  });

  it('wait on their sockets, short ones do not; who leaves makes way, waiting or sending', async () => {
    const begin = (id: number) => call(postText(padded(2 * MB, id)).slice(0, MB));
    const sending = await begin(1);
    await until(async () => ((await box.ask(magmaRequest())).status === 200 ? true : null), 'a short request');
    const waiting = await begin(2);
    const last = box.ask(padded(2 * MB, 3));
    for (let id = 4; id < 8; id += 1) expect((await box.ask(magmaRequest())).status).toBe(200);
    expect((await newestOf(6)).filter(({ requestBytes }) => (requestBytes ?? 0) >= 2 * MB)).toEqual([]);
    waiting.destroy();
    sending.destroy();
    expect((await last).json).toMatchObject([{ source_id: 3 }]);
    await until(async () => ((await newestOf(20)).filter(({ outcome }) => outcome === 'abandoned').length >= 2 ? true : null), 'both left');
  });
});

describe('a long body that is refused', () => {
  it.each([
    ['by its contract', '/v1/responses', 'x'],
    ['for its path', '/v1/nothing', 'x'],
    ['for what it inflates to', '/v1/responses', gzipSync(Buffer.alloc(65 * MB * 1.1))],
  ])('gives its room back: %s', async (_, path, start) => {
    const body = Buffer.concat([Buffer.from(start), Buffer.alloc(1.3 * MB, 0x20)]);
    const headers = typeof start === 'string' ? [] : ([['Content-Encoding', 'gzip']] as const);
    for (let time = 0; time < 3; time += 1) {
      const { status } = await send(`${box.agent}${path}`, { method: 'POST', body, headers });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect((await box.ask(padded(2 * MB))).status).toBe(200);
  });
});

describe('a caller that waits for room', () => {
  it('is not refused for arriving late', async () => {
    const limits = { headersTimeoutMs: 500, requestTimeoutMs: 1_000, checkEveryMs: 100, bytesAtOnce: 3 * MB };
    const other = await startTestHost({ sampleDelayMs: 2_500, listenerLimits: limits });
    try {
      const answers = await Promise.all([1, 2].map((id) => other.ask(padded(2 * MB, id))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await other.close();
    }
  });
});
