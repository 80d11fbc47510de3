import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { send } from './controlClient.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(new URL(`../vectors/${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

const requests = readLines(
  'magma-requests',
  z.object({ name: z.string(), valid: z.boolean(), body: z.string(), pointer: z.string().nullable() }),
);
const bodies = readLines(
  'magma-bytes',
  z.object({
    name: z.string(),
    headers: z.record(z.string(), z.string()),
    bodyBase64: z.string(),
    status: z.number(),
    note: z.string().nullable(),
  }),
);

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(() => box.close());

const post = (body: string | Uint8Array, headers: readonly [string, string][] = []) =>
  send(`${box.agent}/v1/responses`, { method: 'POST', headers, body });

async function newestDetail(): Promise<ExchangeDetail> {
  const { id } = await box.newest(({ outcome }) => outcome !== 'waiting');
  // The control API's own shape.
  return (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;
}

describe('every request of the vectors gets its verdict over the agent port', () => {
  it.each(requests)('$name', async ({ valid, body, pointer }) => {
    const { status, json } = await post(body, [['Content-Type', 'application/json']]);
    expect(status).toBe(valid ? 200 : 422);
    const { exchange, findings } = await newestDetail();
    expect(exchange.outcome).toBe(valid ? 'answered' : 'refused');
    if (valid) return expect(Array.isArray(json)).toBe(true);
    expect(json).toHaveProperty('detail');
    const faults = findings.filter(({ level }) => level === 'error');
    expect(faults.length).toBeGreaterThan(0);
    if (pointer !== null) expect(faults.map((fault) => fault.pointer)).toContain(pointer);
  });
});

describe('every body of the vectors gets its status over the agent port, and its bytes are kept', () => {
  it.each(bodies)('$name', async ({ name, headers, bodyBase64, status, note }) => {
    const bytes = Buffer.from(bodyBase64, 'base64');
    const given = name === 'no content type' ? [] : Object.entries(headers);
    const answer = await post(bytes, given);
    expect(answer.status).toBe(status);
    const { exchange, findings } = await newestDetail();
    expect(exchange.status).toBe(status);
    expect((await box.call('GET', `/api/exchanges/${exchange.id}/request`)).bytes.equals(bytes)).toBe(true);
    if (note?.includes('note') === true) expect(findings.map(({ level }) => level)).toContain('note');
    if (note?.includes('json_invalid') === true) expect(answer.json).toMatchObject({ detail: [{ type: 'json_invalid' }] });
    if (status >= 400) expect(answer.json).toHaveProperty('detail');
    if (name === 'request_id lone surrogate') expect(answer.text).toContain('"request_id":"\\ud800"');
    if (name.startsWith('num_outputs beyond')) expect(answer.json).toEqual({ detail: expect.stringMatching(/at most 1000/) as string });
    if (status === 415) expect(answer.text).toMatch(/gzip, deflate, br/);
  });
});
