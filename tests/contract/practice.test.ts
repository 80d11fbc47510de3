import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeState } from '../../shared/practice.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost, until } from './testHost.ts';

let box: TestHost;
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(() => box.close());

const start = (request: object) => box.call('POST', '/api/practice', { paceMs: 0, ...request });
const state = async (): Promise<PracticeState> => (await box.read('status')).practice;
const ended = () =>
  until(async () => {
    const now = await state();
    return now.running ? null : now;
  }, 'the practice world to end');

interface Exchanged {
  readonly inputs: string[];
  readonly memories: string[];
}

/** Memories that one exchange sent and returned, as slices of the very texts. */
async function memoriesOf(id: string): Promise<Exchanged> {
  const request = (await box.call('GET', `/api/exchanges/${id}/request`)).text;
  const response = (await box.call('GET', `/api/exchanges/${id}/response`)).text;
  return {
    inputs: [...request.matchAll(/"memory":(.*?),"num_outputs":/g)].map((match) => match[1] ?? ''),
    memories: [response],
  };
}

describe('the practice world', () => {
  test('plays bench to its end: one candidate an input, slots reused, most tasks achieved', async () => {
    expect((await start({ kind: 'bench', slots: 5, episodes: 20, seed: 3 })).json).toMatchObject({ running: true, kind: 'bench' });
    const over = await ended();
    expect(over).toMatchObject({ ended: 'All 20 episodes have been played.' });
    expect(over.tasks).toBeGreaterThanOrEqual(20);
    expect(over.achieved / over.tasks).toBeGreaterThan(0.5);
    const { exchanges } = await box.read('exchanges', '/api/exchanges?limit=1000');
    const posts = exchanges.filter(({ method }) => method === 'POST');
    expect(posts.length).toBe(over.requests);
    expect(posts.flatMap(({ situations }) => situations).every(({ wanted }) => wanted === 1)).toBe(true);
    expect(new Set(posts.flatMap(({ situations }) => situations.map(({ sourceId }) => sourceId)))).toEqual(
      new Set(['0', '1', '2', '3', '4']),
    );
    expect(posts.every(({ caller }) => caller.userAgent?.startsWith('signalbox-practice/') === true)).toBe(true);
  });

  test('plays gen to its budget: several candidates an input, several of one input continued, memory as it came', async () => {
    const before = Number((await box.newest(() => true)).id);
    await start({ kind: 'gen', branch: 3, batch: 4, budget: 60, seed: 5 });
    expect(await ended()).toMatchObject({ ended: 'The budget of 60 inputs is used up.', inputs: 60 });
    const { exchanges } = await box.read('exchanges', '/api/exchanges?limit=1000');
    const posts = exchanges.filter(({ id, method }) => method === 'POST' && Number(id) > before).reverse();
    expect(posts.flatMap(({ situations }) => situations).every(({ wanted }) => wanted === 3)).toBe(true);
    let returned = '';
    let continued = 0;
    for (const { id } of posts) {
      const { inputs, memories } = await memoriesOf(id);
      for (const memory of inputs) {
        if (/"history":\[\]/.test(memory)) continue;
        expect(returned).toContain(`"memory":${memory}`);
        continued += 1;
      }
      returned += memories.join('');
    }
    expect(continued).toBeGreaterThan(20);
  });

  test('one run at a time, stopped at once', async () => {
    await start({ kind: 'gen', budget: 10_000, paceMs: 50 });
    const second = await start({ kind: 'bench' });
    expect([second.status, second.json]).toMatchObject([409, { error: { code: 'busy' } }]);
    expect((await box.call('POST', '/api/practice/stop', {})).json).toMatchObject({ running: false, ended: 'Stopped.' });
    expect((await start({ kind: 'bench', slots: 1, episodes: 1 })).status).toBe(200);
    expect(await ended()).toMatchObject({ kind: 'bench', ended: 'All 1 episodes have been played.' });
  });

  test('waits while a person answers by hand, and goes on with exactly that memory', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    await start({ kind: 'bench', slots: 1, episodes: 1 });
    const [first] = await box.holds(1);
    const memory = '{ "history" : [1.0, 1e0], "b":1, "a":9007199254740993 }';
    const press = '{"say":"","tool_calls":[{"name":"press_button","arguments":{"id":"sw0"},"target_robot_name":"arm1"}]}';
    await box.call('POST', `/api/holds/${first?.situation}/release`, {
      candidates: [`{"status":"completed","memory":${memory},"internal_steps":[],"output":${press}}`],
    });
    const [second] = await box.holds(1);
    expect(second?.exchange).not.toBe(first?.exchange);
    expect((await box.call('GET', `/api/exchanges/${second?.exchange}/request`)).text).toContain(`"memory":${memory},"num_outputs"`);
    await box.call('POST', `/api/exchanges/${second?.exchange}/drop`, {});
    expect((await ended()).ended).toBe('The agent cut the connection before POST /v1/responses was answered.');
  });

  test('says what the agent did wrong in plain words', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    await start({ kind: 'bench', slots: 1, episodes: 1 });
    const [held] = await box.holds(1);
    await box.call('POST', `/api/exchanges/${held?.exchange}/answer`, { status: 200, text: '[{"x":1}]', force: true });
    expect((await ended()).ended).toMatch(/^The agent’s answer breaks the contract at \/0/);
    await box.call('PUT', '/api/ready', { ready: false });
    await start({ kind: 'bench' });
    expect((await ended()).ended).toMatch(/^The agent answered \/health with 503: /);
    await box.call('PUT', '/api/ready', { ready: true });
  });
});
