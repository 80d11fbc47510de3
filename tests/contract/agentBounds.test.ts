import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { magmaRequest } from './askMagma.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(() => box.close());

const newest = async () => (await box.newest(({ outcome }) => outcome !== 'waiting')).id;
const withMemory = (memory: string) =>
  `{"request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"go"},"memory":${memory}}]}`;
/** Characters of the lists and details that windows read. */
async function listed(): Promise<number> {
  const paths = ['/api/exchanges?limit=1', `/api/exchanges/${await newest()}`, '/api/holds'];
  const answers = await Promise.all(paths.map((path) => box.call('GET', path)));
  return Math.max(...answers.map(({ text }) => text.length));
}

describe('what would fill the memory', () => {
  it('more JSON values than are read are refused with 422 that names the limit, and the body is kept', async () => {
    const body = withMemory(`{"a":[${'0,'.repeat(5_000_000)}0]}`);
    const { status, json } = await box.ask(body);
    expect([status, json]).toMatchObject([422, { detail: expect.stringContaining('4194304 JSON values') as string }]);
    expect((await box.call('GET', `/api/exchanges/${await newest()}/request`)).text).toBe(body);
  });

  it('candidates that would repeat a large memory too often are refused with 422 that names the limit', async () => {
    const { status, json } = await box.ask(magmaRequest({ num_outputs: 1_000, memory: { a: 'x'.repeat(300_000) } }));
    expect([status, json]).toMatchObject([422, { detail: expect.stringContaining('128 MiB') as string }]);
  });

  it.each([
    ['a robot’s name of megabytes, a thousand times over', { num_outputs: 1_000, attributes: { known_robots: ['r'.repeat(3_000_000)] } }],
    ['a word of megabytes, a thousand times over', { num_outputs: 1_000, attributes: { objects: ['o'.repeat(3_000_000)] } }],
  ])('%s, is answered, and the next request too', async (_, input) => {
    const tools = [{ name: 'pick', description: 'pick', parameters: { object: { description: 'object', type: 'str' } } }];
    const { status, json } = await box.ask(magmaRequest({ ...input, tools }));
    expect([status, Array.isArray(json) ? json.length : json]).toEqual([200, 1_000]);
    expect((await box.ask(magmaRequest())).status).toBe(200);
  });

  it('candidates that would hand back more values than are read are refused with 422 that names the limit', async () => {
    const { status, json } = await box.ask(magmaRequest({ num_outputs: 1_000, memory: { x: Array(5_000).fill(1) } }));
    expect([status, json]).toMatchObject([422, { detail: expect.stringContaining('JSON values') as string }]);
  });

  it('a few candidates with a memory of megabytes are answered', async () => {
    const { status, json } = await box.ask(magmaRequest({ num_outputs: 3, memory: { a: 'x'.repeat(3_000_000) } }));
    expect([status, json]).toMatchObject([200, [{}, {}, {}]]);
  });
});

describe('what lists show of an exchange stays small', () => {
  it('whatever the length of an id, which comes back digit for digit', async () => {
    const id = '9'.repeat(1_000_000);
    const { text } = await box.ask(magmaRequest().replace('"id":1', `"id":${id}`));
    expect(text).toContain(`"source_id":${id}`);
    expect(await listed()).toBeLessThan(20_000);
  });

  it.each([
    ['an unknown field', `{"request_id":"r","inputs":[],"${'k'.repeat(1_000_000)}":1}`, 422],
    ['a number that is not finite', withMemory(`{"${'k'.repeat(1_000_000)}":[1e400,1e400]}`), 422],
    ['a repeated key', withMemory(`{"${'k'.repeat(1_000_000)}":[{"a":1,"a":2},{"a":1,"a":2}]}`), 200],
  ])('whatever the length of a key that a finding names: %s', async (_, body, status) => {
    const answer = await box.ask(body);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.text.length).toBeLessThan(20_000);
    expect(await listed()).toBeLessThan(20_000);
  });
});
