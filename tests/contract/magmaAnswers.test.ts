import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

const Vector = z.object({ name: z.string(), valid: z.boolean(), request: z.string(), body: z.string(), pointer: z.string().nullable() });
const vectors = readFileSync(new URL('../vectors/magma-responses.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => Vector.parse(JSON.parse(line)));
const asksNothing = (request: string): boolean => /"inputs":\[\]/.test(request);

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost({ responder: 'human' });
});
afterAll(() => box.close());

/** Sends a request that is held, and gives its exchange and the answer to come. */
async function hold(request: string) {
  const coming = box.ask(request).catch((problem: unknown) => ({ problem }));
  const { id } = await box.newest(({ outcome }) => outcome === 'held');
  return { id, coming };
}

describe('every answer of the vectors gets its verdict through the control API', () => {
  test('the vectors are there', () => {
    expect(vectors.length).toBeGreaterThan(40);
  });

  test.each(vectors.filter(({ valid, request }) => valid && !asksNothing(request)))(
    'accepted, and sent to the byte: $name',
    async ({ request, body }) => {
      const { id, coming } = await hold(request);
      const released = await box.call('POST', `/api/exchanges/${id}/answer`, { status: 200, text: body });
      expect(released.status, released.text).toBe(200);
      expect(released.json).toMatchObject({ exchange: { id, outcome: 'answered', status: 200, forced: false } });
      expect(await coming).toMatchObject({ status: 200, text: body });
      expect((await box.call('GET', `/api/exchanges/${id}/response`)).text).toBe(body);
    },
  );

  test.each(vectors.filter(({ valid }) => !valid))(
    'refused with findings, and nothing is sent: $name',
    async ({ request, body, pointer }) => {
      const { id, coming } = await hold(request);
      const refused = await box.call('POST', `/api/exchanges/${id}/answer`, { status: 200, text: body });
      expect(refused.status).toBe(422);
      expect(refused.json).toMatchObject({ error: { code: 'findings' } });
      const { error, findings } = z
        .object({
          error: z.object({ pointer: z.string().optional() }),
          findings: z.array(z.object({ level: z.string(), pointer: z.string().nullable(), message: z.string() })),
        })
        .parse(refused.json);
      const faults = findings.filter(({ level }) => level === 'error');
      expect(faults.length).toBeGreaterThan(0);
      if (pointer !== null) expect([error.pointer, faults[0]?.pointer]).toEqual([pointer, pointer]);
      expect((await box.call('GET', `/api/exchanges/${id}`)).json).toMatchObject({ exchange: { outcome: 'held', status: null } });
      expect((await box.call('POST', `/api/exchanges/${id}/drop`, {})).json).toMatchObject({ exchange: { id, outcome: 'dropped' } });
      expect(await coming).toMatchObject({ problem: { code: 'ECONNRESET' } });
    },
  );

  test('a request without inputs waits for nobody', async () => {
    const nothing = vectors.find(({ request }) => asksNothing(request));
    expect(nothing?.valid).toBe(true);
    expect(await box.ask(nothing?.request ?? '')).toMatchObject({ status: 200, text: nothing?.body });
  });

  test('an answer the contract objects to goes out all the same when forced, and is marked', async () => {
    const vector = vectors.find(({ name }) => name === 'wrong source_id');
    const { id, coming } = await hold(vector?.request ?? '');
    const answer = { status: 200, text: vector?.body, headers: [['X-Reason', 'to see what it does']], force: true };
    expect((await box.call('POST', `/api/exchanges/${id}/answer`, answer)).json).toMatchObject({ exchange: { forced: true } });
    expect(await coming).toMatchObject({ status: 200, text: vector?.body, headers: { 'x-reason': 'to see what it does' } });
  });

  test('an answer with another status and no detail goes out with a warning', async () => {
    const { id, coming } = await hold(vectors[0]?.request ?? '');
    const sent = await box.call('POST', `/api/exchanges/${id}/answer`, { status: 503, text: 'later' });
    expect([sent.status, sent.json]).toMatchObject([200, { findings: [{ code: 'magma.detail', level: 'warning' }] }]);
    expect(await coming).toMatchObject({ status: 503, text: 'later' });
  });

  test('an answer with another status goes out as it is, and a second one comes too late', async () => {
    const { id, coming } = await hold(vectors[0]?.request ?? '');
    const first = await box.call('POST', `/api/exchanges/${id}/answer`, { status: 503, text: '{"detail":"later"}' });
    expect([first.status, first.json]).toMatchObject([200, { findings: [] }]);
    expect(await coming).toMatchObject({ status: 503, text: '{"detail":"later"}' });
    const late = await box.call('POST', `/api/exchanges/${id}/answer`, { status: 200, text: '[]' });
    expect([late.status, late.json]).toMatchObject([409, { error: { code: 'gone' } }]);
    expect((await box.call('POST', '/api/exchanges/999999/answer', { status: 200, text: '[]' })).status).toBe(404);
  });
});
