import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
beforeEach(async () => {
  box = await startTestHost({ responder: 'human' });
});
afterEach(() => box.close());

const detail = async (id: string) =>
  // The control API's own shape.
  (await box.call('GET', `/api/exchanges/${id}`)).json as ExchangeDetail;
const release = (situation: string, ...candidates: string[]) => box.call('POST', `/api/holds/${situation}/release`, { candidates });

describe('a batch', () => {
  const batch = magmaRequest({ id: 7, num_outputs: 2, memory: { a: 7 } }, { id: 3, memory: { a: 3 } }, { id: 9 });

  it('waits until the last of it is released, and each release can be taken back until then', async () => {
    const coming = box.ask(batch);
    const situations = (await box.holds(3)).map(({ situation }) => situation);
    const [first = '', second = '', third = ''] = situations;
    await release(first, candidateText('7a'), candidateText('7b'));
    expect(await box.holds(3)).toMatchObject([{ state: 'released', decided: 1, of: 3 }, { state: 'waiting' }, { state: 'waiting' }]); // prettier-ignore
    expect(box.host.heldCount()).toBe(2);
    expect((await release(first, candidateText('x'), candidateText('y'))).status).toBe(409);
    expect((await box.call('POST', `/api/holds/${second}/reopen`, {})).status).toBe(409);
    await box.call('POST', `/api/holds/${first}/reopen`, {});
    expect(box.host.heldCount()).toBe(3);
    await release(third, candidateText('9'));
    await release(first, candidateText('7c'), candidateText('7d'));
    await release(second, candidateText('3'));
    const says = ((await coming).json as { source_id: number; output: { say: string } }[]).map(
      (one) => `${one.source_id} ${one.output.say}`,
    );
    expect(says).toEqual(['7 7c', '7 7d', '3 3', '9 9']);
  });

  it('given one decision for all keeps each one’s ids and memory, with the step appended where the given one was', async () => {
    const coming = box.ask(batch);
    const [, second] = await box.holds(3);
    const given = candidateText('all', '{"a":3,"history":[{"author":"USER","content":"Say 1."}]}');
    const path = `/api/exchanges/${second?.exchange ?? ''}/rest`;
    expect((await box.call('POST', path, { with: 'same', candidates: [given], situation: second?.situation })).status).toBe(200);
    const entry = (say: string) => ({ history: [{ author: 'USER', content: say }, { author: 'MODEL' }] });
    expect((await coming).json).toMatchObject([
      { source_id: 7, candidate_index: 0, memory: { a: 7, ...entry('Say 0.') }, output: { say: 'all' } },
      { source_id: 7, candidate_index: 1, memory: { a: 7 }, output: { say: 'all' } },
      { source_id: 3, candidate_index: 0, memory: { a: 3, history: [{ content: 'Say 1.' }] }, output: { say: 'all' } },
      { source_id: 9, candidate_index: 0, memory: entry('Say 2.'), output: { say: 'all' } },
    ]);
  });

  it('given one decision that can’t be copied, or none, stays held, and the refusal says what stands against it', async () => {
    const coming = box.ask(batch);
    const [, second] = await box.holds(3);
    const give = (...candidates: string[]) =>
      box.call('POST', `/api/exchanges/${second?.exchange ?? ''}/rest`, { with: 'same', candidates, situation: second?.situation });
    const none = await give();
    expect([none.status, none.json]).toMatchObject([400, { error: { code: 'invalid', pointer: '/candidates' } }]);
    const undecided = await give('{"status":"completed","memory":{},"internal_steps":[],"output":null,"error":null}');
    expect([undecided.status, undecided.json]).toMatchObject([
      422,
      { error: { code: 'findings', pointer: '/0' }, findings: [{ code: 'candidate.undecided', level: 'error' }, { level: 'error' }] },
    ]);
    const broken = await give('{');
    expect([broken.status, broken.json]).toMatchObject([422, { findings: [{ pointer: '/0' }, { code: 'magma.json_invalid' }] }]);
    await box.call('POST', `/api/exchanges/${(await box.holds(3))[0]?.exchange ?? ''}/rest`, { with: 'error' });
    await coming;
  });

  it.each(['sample', 'error'] as const)('what is left of it can be given to %s', async (how) => {
    const coming = box.ask(batch);
    const [first] = await box.holds(3);
    await release(first?.situation ?? '', candidateText('mine'), candidateText('too'));
    await box.call('POST', `/api/exchanges/${first?.exchange ?? ''}/rest`, { with: how });
    const answer = (await coming).json as { status: string; output: { say: string } | null }[];
    const other = how === 'sample' ? 'completed' : 'error';
    expect(answer.map(({ status }) => status)).toEqual(['completed', 'completed', other, other]);
    expect(answer[0]?.output?.say).toBe('mine');
    expect((await detail(first?.exchange ?? '')).exchange.situations.map(({ decidedBy }) => decidedBy)).toEqual(
      how === 'sample' ? ['human', 'sample', 'sample'] : ['human', 'human', 'human'],
    );
  });
});

describe('the rest of a batch', () => {
  const batch = magmaRequest({ id: 7 }, { id: 3 }, { id: 9 });

  it.each(['sample', 'error', 'same'] as const)('given to %s leaves what is spared waiting, with its draft', async (how) => {
    const coming = box.ask(batch);
    const [first, second, third] = await box.holds(3);
    const draft = { revision: 0, candidates: ['half a'] };
    await box.call('PUT', `/api/holds/${second?.situation ?? ''}/draft`, draft);
    const path = `/api/exchanges/${first?.exchange ?? ''}/rest`;
    const input = { with: how, ...(how === 'same' ? { candidates: [candidateText('all')], situation: first?.situation } : {}) };
    const spare = [second?.situation, 'another.1'];
    expect((await box.call('POST', path, { ...input, spare })).status).toBe(200);
    expect(await box.holds(3)).toMatchObject([
      { state: 'released' },
      { state: 'waiting', decided: 2, draft: { candidates: ['half a'] } },
      { state: 'released' },
    ]);
    const again = await box.call('POST', path, { ...input, spare });
    expect([again.status, again.json]).toMatchObject([400, { error: { code: 'invalid' } }]);
    await box.call('POST', `/api/holds/${third?.situation ?? ''}/reopen`, {});
    await release(third?.situation ?? '', candidateText('nine'));
    await release(second?.situation ?? '', candidateText('three'));
    expect((await coming).json).toMatchObject([{}, { output: { say: 'three' } }, { output: { say: 'nine' } }]);
  });
});

describe('a situation whose answer has gone out', () => {
  it('takes no draft any more, and nothing is stored of it', async () => {
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    const path = `/api/holds/${hold?.situation ?? ''}`;
    await box.call('POST', `${path}/release`, { candidates: [candidateText('done')] });
    await coming;
    const { sequence } = await box.read('status');
    for (const [method, way, input] of [
      ['PUT', 'draft', { revision: 0, candidates: ['late'] }],
      ['POST', 'dismiss', {}],
    ] as const) {
      const late = await box.call(method, `${path}/${way}`, input);
      expect([late.status, late.json]).toMatchObject([409, { error: { code: 'gone' } }]);
    }
    expect((await box.read('status')).sequence).toBe(sequence);
  });
});
