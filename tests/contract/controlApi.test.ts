import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../shared/api.ts';
import type { Hold } from '../../shared/hold.ts';
import { send } from './controlClient.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(() => box.close());

const input = (id: number, rest = ''): string => `{"id":${id},"instruction":{"type":"user","content":"Say hello ${id}."}${rest}}`;
const body = (...inputs: string[]): string => `{"request_id":"r",  "inputs":[${inputs.join(',')}]}`;
const use = (responder: 'human' | 'sample') => box.call('PUT', '/api/responder', { responder });

describe('the control API', () => {
  beforeEach(() => use('sample'));

  test('GET /api lists every endpoint with its input as a JSON schema', async () => {
    const listed = await box.call('GET', '/api');
    expect(listed.json).toMatchObject({
      endpoints: Object.entries(api).map(([name, { method, path, does }]) => ({ name, method, path, does, input: { type: 'object' } })),
    });
    expect(listed.text).toContain('"required":["status","text"]');
  });

  test('GET /api says how to call it, and an answer written as it says goes out', async () => {
    const { about } = (await box.call('GET', '/api')).json as { about: Record<string, string> }; // as: its words are looked at below
    expect(about['authorization']).toContain('Authorization: Bearer');
    expect(about['answering']).toContain('/blanks');
    await use('human');
    const answer = box.ask(body(input(7, ',"num_outputs":2,"memory":{"n": 1e2}')));
    const [hold] = await box.holds(1);
    const { candidates } = await box.read('blanks', `/api/holds/${hold?.situation}/blanks`);
    expect(candidates).toHaveLength(2);
    const written = candidates.map((text) => text.replace('"say":""', '"say":"Hello."'));
    expect((await box.call('POST', `/api/holds/${hold?.situation}/release`, { candidates: written })).status).toBe(200);
    expect((await answer).text.match(/"memory":\{"n": 1e2\}.*?"say":"Hello\."/g)).toHaveLength(2);
    expect((await box.call('GET', '/api/holds/999999.0/blanks')).status).toBe(404);
  });

  test('an unknown endpoint is 404 and a wrong method 405 that names the right ones', async () => {
    expect([(await box.call('GET', '/api/nothing')).status, (await box.call('POST', '/api/holds/1.0', {})).status]).toEqual([404, 404]);
    const wrong = await box.call('POST', '/api/settings', {});
    expect([wrong.status, wrong.headers['allow'], wrong.json]).toMatchObject([405, 'GET, PUT', { error: { code: 'method_not_allowed' } }]);
    const options = { method: 'OPTIONS', headers: [['Authorization', `Bearer ${box.host.token}`]] as const };
    expect((await send(`${box.control}/api/status`, options)).status).toBe(405);
  });

  test.each([
    ['PUT', '/api/ready', { ready: 'yes' }, '/ready'],
    ['PUT', '/api/ready', { ready: true, now: 1 }, '/now'],
    ['PUT', '/api/settings', { keepAlive: { everyMs: 5 } }, '/keepAlive/everyMs'],
    ['PUT', '/api/holds/1.0/draft', { revision: 0, candidates: ['{}', 5] }, '/candidates/1'],
    ['POST', '/api/exchanges/1/answer', { status: 99, text: '' }, '/status'],
    ['GET', '/api/exchanges?limit=9999', undefined, '/limit'],
    ['GET', '/api/exchanges?limit=0', undefined, '/limit'],
    ['GET', '/api/interactions?limit=0', undefined, '/limit'],
    ['GET', '/api/interactions/1/nodes?limit=0', undefined, '/limit'],
    ['GET', '/api/exchanges?before=', undefined, '/before'],
    ['GET', '/api/events?after=1e3', undefined, '/after'],
    ['GET', '/api/exchanges?colour=red', undefined, '/colour'],
    ['GET', '/api/exchanges?a%2Fb~=1', undefined, '/a~1b~0'],
    ['PUT', '/api/responder', { responder: 'nobody' }, '/responder'],
    ['PUT', '/api/responder', { responder: 'sample', protocol: 'gopher' }, '/protocol'],
    ['PUT', '/api/responder', { responder: 'sample', options: { mode: 'odd' } }, '/options/mode'],
    ['PUT', '/api/responder', { responder: 'sample', options: { colour: 1 } }, '/options/colour'],
    ['PUT', '/api/responder', { responder: 'human', options: { mode: 'normal' } }, '/options'],
  ] as const)('input that is not right is refused with its place: %s %s', async (method, path, sent, pointer) => {
    const refused = await box.call(method, path, sent);
    expect([refused.status, refused.json]).toMatchObject([400, { error: { code: 'invalid', pointer } }]);
  });

  test('a body that is not JSON is 400, one beyond the limit 413, in the same shape', async () => {
    const headers = [['Authorization', `Bearer ${box.host.token}`], ['Content-Type', 'application/json']] as const; // prettier-ignore
    const broken = await send(`${box.control}/api/ready`, { method: 'PUT', headers, body: '{"ready":' });
    expect([broken.status, broken.json]).toMatchObject([400, { error: { code: 'json_invalid' } }]);
    const path = await send(`${box.control}/api/exchanges/%E0%A4%A`, { headers });
    expect([path.status, path.json]).toMatchObject([400, { error: { code: 'bad_request' } }]);
    const large = await send(`${box.control}/api/ready`, { method: 'PUT', headers, body: Buffer.alloc(81 * 1024 * 1024, ' ') });
    expect([large.status, large.json]).toMatchObject([413, { error: { code: 'too_large' } }]);
  });

  test('ready is switched here and told on /health', async () => {
    expect((await box.call('PUT', '/api/ready', { ready: false })).json).toMatchObject({ ready: false });
    expect((await send(`${box.agent}/health`)).status).toBe(503);
    expect((await box.call('PUT', '/api/ready', { ready: true })).json).toMatchObject({ ready: true });
    expect((await send(`${box.agent}/health`)).json).toEqual({ status: 'ready' });
  });

  test('how sample answers is chosen with it, and stays chosen', async () => {
    const chosen = await box.call('PUT', '/api/responder', { protocol: 'magma', responder: 'sample', options: { mode: 'error' } });
    expect([chosen.status, chosen.json]).toMatchObject([200, { responder: 'sample' }]);
    await use('sample');
    expect((await box.ask(body(input(1)))).json).toMatchObject([{ status: 'error', error: { code: 'sample_error' } }]);
    await box.call('PUT', '/api/settings', { sampleMode: 'normal' });
    expect((await box.ask(body(input(1)))).json).toMatchObject([{ status: 'completed' }]);
  });

  test('how many candidates may be asked for is set here, and beyond it 422 names the setting', async () => {
    await box.call('PUT', '/api/settings', { candidatesPerSituation: 2, candidatesPerRequest: 3 });
    const ask = async (...wanted: number[]) => {
      const { status, json } = await box.ask(body(...wanted.map((count, id) => input(id, `,"num_outputs":${count}`))));
      return [status, json] as const;
    };
    expect(await ask(2, 1)).toMatchObject([200, [{}, {}, {}]]);
    expect(await ask(1, 3)).toEqual([
      422,
      { detail: expect.stringMatching(/num_outputs may be at most 2 .*candidatesPerSituation.* inputs\/1 asks for 3/) as string },
    ]);
    expect(await ask(2, 2)).toEqual([422, { detail: expect.stringMatching(/at most 3 .*candidatesPerRequest.* 4 in 2 inputs/) as string }]);
    await box.call('PUT', '/api/settings', { candidatesPerSituation: 1_000, candidatesPerRequest: 1_000 });
  });

  test('settings change where they are named and stay where they are not', async () => {
    const before = (await box.call('GET', '/api/settings')).json;
    const change = { agentId: 'box', keepAlive: { everyMs: 4_000 }, layout: { 'traffic.split': 0.4 } };
    const after = (await box.call('PUT', '/api/settings', change)).json;
    expect(after).toEqual({
      ...Object(before),
      agentId: 'box',
      keepAlive: { enabled: true, firstAfterMs: 15_000, everyMs: 4_000 },
      layout: { 'traffic.split': 0.4 },
    });
    expect((await box.call('GET', '/api/settings')).json).toEqual(after);
    expect((await send(`${box.agent}/v1/info`)).json).toMatchObject({ agent_id: 'box' });
  });

  test('exchanges come newest first, a page at a time, filtered by what was asked', async () => {
    for (const id of [101, 102, 103]) await box.ask(body(input(id)));
    const ids = async (query: string): Promise<string[]> => {
      const { exchanges } = await box.read('exchanges', `/api/exchanges?${query}`);
      return exchanges.map(({ id }) => id);
    };
    const [newest = '', second = '', third = ''] = await ids('limit=3&filter=say+hello');
    expect([Number(newest) > Number(second), Number(second) > Number(third)]).toEqual([true, true]);
    expect(await ids(`limit=1&before=${newest}&filter=hello`)).toEqual([second]);
    expect(await ids('filter=hello+102.')).toEqual([second]);
    expect(await ids('filter=no+such+thing')).toEqual([]);
  });

  test('an exchange shows its secret headers hidden, and its bytes as they came', async () => {
    const text = body(input(7));
    const packed = gzipSync(text);
    const secret = [['Authorization', 'Bearer s3cret'], ['Content-Type', 'application/json'], ['Content-Encoding', 'gzip']] as const; // prettier-ignore
    expect((await send(`${box.agent}/v1/responses`, { method: 'POST', headers: secret, body: packed })).status).toBe(200);
    const { id } = await box.newest(({ outcome }) => outcome === 'answered');
    const detail = await box.call('GET', `/api/exchanges/${id}`);
    expect(detail.text).not.toContain('s3cret');
    expect(detail.json).toMatchObject({
      exchange: { id, outcome: 'answered' },
      events: [{ kind: 'received' }, {}, {}],
      redacted: ['Authorization'],
    });
    const request = await box.call('GET', `/api/exchanges/${id}/request`);
    expect(request.bytes.equals(packed)).toBe(true);
    expect(request.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
    expect(request.headers['content-disposition']).toMatch(/^attachment/);
    expect(request.headers).not.toHaveProperty('content-encoding');
    expect((await box.call('GET', `/api/exchanges/${id}/request?decoded=1`)).text).toBe(text);
    expect((await box.call('GET', `/api/exchanges/${id}/response`)).json).toMatchObject([{ source_id: 7 }]);
    expect((await box.call('GET', '/api/exchanges/999999')).json).toMatchObject({ error: { code: 'unknown' } });
  });

  test('bytes that are not what their encoding says are read as wire bytes alone', async () => {
    const headers = [['Content-Type', 'application/json'], ['Content-Encoding', 'gzip']] as const; // prettier-ignore
    expect((await send(`${box.agent}/v1/responses`, { method: 'POST', headers, body: '{"plain":1}' })).status).toBe(400);
    const { id } = await box.newest(({ outcome }) => outcome === 'refused');
    expect((await box.call('GET', `/api/exchanges/${id}/request`)).text).toBe('{"plain":1}');
    expect((await box.call('GET', `/api/exchanges/${id}/request?decoded=1`)).status).toBe(422);
  });
});

describe('a held situation', () => {
  const candidate = (say: string): string =>
    `{"status":"completed","memory":{ "a" : 1.0 },"internal_steps":[],"output":{"say":"${say}","tool_calls":[]}}`;
  let holds: Hold[];
  let coming: ReturnType<TestHost['ask']>;

  beforeEach(async () => {
    await use('human');
    coming = box.ask(body(input(7), input(3)));
    holds = await box.holds(2);
  });

  test('keeps its draft by revision, and tells the last writer of a newer one', async () => {
    const [first, second] = holds.map(({ situation }) => situation);
    const save = (revision: number, say: string) =>
      box.call('PUT', `/api/holds/${first}/draft`, { revision, candidates: [candidate(say)] });
    expect((await save(0, 'one')).json).toMatchObject({ draft: { revision: 1, candidates: [candidate('one')] } });
    const stale = await save(0, 'two');
    expect([stale.status, stale.json]).toMatchObject([409, { error: { code: 'stale' }, revision: 1 }]);
    expect((await box.holds(2))[0]?.draft).toMatchObject({ revision: 1 });
    expect((await box.call('POST', `/api/holds/${second}/check`, { candidates: ['{'] })).json).toMatchObject({
      findings: [{ level: 'error' }],
    });
    const refused = await box.call('POST', `/api/holds/${second}/release`, { candidates: [candidate('a'), candidate('b')] });
    expect([refused.status, refused.json]).toMatchObject([422, { error: { code: 'findings' } }]);
    await box.call('POST', `/api/exchanges/${holds[0]?.exchange}/rest`, { with: 'error' });
    expect((await coming).json).toMatchObject([{ status: 'error' }, { status: 'error' }]);
  });

  test('is released on its own, taken back, and goes out when the last of its batch is decided', async () => {
    const [first, second] = holds.map(({ situation }) => situation);
    const release = (situation: string | undefined, say: string) =>
      box.call('POST', `/api/holds/${situation}/release`, { candidates: [candidate(say)] });
    expect((await release(first, 'early')).json).toMatchObject({ exchange: { outcome: 'held' } });
    const decided = async () => (await box.read('exchange', `/api/exchanges/${holds[0]?.exchange}`)).decided;
    expect(await decided()).toEqual([[expect.stringContaining('"say":"early"')], null]);
    expect((await box.call('POST', `/api/holds/${first}/reopen`, {})).json).toMatchObject({ exchange: { outcome: 'held' } });
    expect(await decided()).toEqual([null, null]);
    await release(first, 'late');
    expect((await release(second, 'last')).json).toMatchObject({ exchange: { outcome: 'answered' } });
    const answer = await coming;
    expect(answer.json).toMatchObject([{ source_id: 7, output: { say: 'late' } }, { source_id: 3, output: { say: 'last' } }]); // prettier-ignore
    expect(answer.text).toContain('"memory":{ "a" : 1.0 }');
    expect((await box.call('POST', `/api/holds/${second}/release`, { candidates: [candidate('x')] })).status).toBe(409);
    await box.holds(0);
  });
});
