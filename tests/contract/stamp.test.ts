import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Link } from '../../shared/link.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost, until } from './testHost.ts';

let box: TestHost;
beforeEach(async () => {
  box = await startTestHost();
});
afterEach(() => box.close());

const STAMP = /,"__signalbox":"\d+\.\d+\.\d+-[\w-]{12}"/g;
const OLD = '"__signalbox":"77.0.0-h3Kd92LqA0zW"';

const Candidates = z.array(z.object({ memory: z.record(z.string(), z.unknown()) }));
const memoriesOf = (answer: { readonly json: unknown }) => Candidates.parse(answer.json).map(({ memory }) => memory);
const stamp = (mode: string) => box.call('PUT', '/api/settings', { stamp: mode });
const bodyWith = (memory: string) =>
  `{"request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"go"},"memory":${memory},"num_outputs":2}]}`;

async function linkOf(host: TestHost, situation: string): Promise<Link> {
  await until(async () => ((await host.read('interactions')).state.behind === 0 ? true : null), 'all to be linked');
  return (await host.read('link', `/api/situations/${situation}/link`)).link;
}

test('no memory is stamped before somebody says so', async () => {
  expect((await box.read('settings')).stamp).toBe('off');
  expect((await box.ask(bodyWith('{}'))).text).not.toContain('__signalbox');
  expect((await stamp('sometimes')).status).toBe(400);
});

test('a stamp is the only byte that is added to an answer, and what is kept is what went out', async () => {
  const memory = '{"a": 1.0, "__proto__": {}, "history": []}';
  const plain = await box.ask(bodyWith(memory));
  await stamp('always');
  const stamped = await box.ask(bodyWith(memory));
  expect(stamped.text).not.toBe(plain.text);
  expect(stamped.text.replaceAll(STAMP, '')).toBe(plain.text);
  expect(memoriesOf(stamped)).toMatchObject([
    { __signalbox: expect.stringMatching(/^2\.0\.0-/) as string },
    { __signalbox: expect.stringMatching(/^2\.0\.1-/) as string },
  ]);
  const kept = await box.call('GET', '/api/exchanges/2/response');
  expect(kept.text).toBe(stamped.text);
});

test('a stamp that comes back makes the link certain, also after a restart, and does not go out again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await startTestHost({ dataFolder: folder, sampleMode: 'unchanged', stamp: 'always' });
  const [, second] = memoriesOf(await first.ask(bodyWith('{"history":[]}')));
  await first.close();
  const later = await startTestHost({ dataFolder: folder });
  try {
    const answer = await later.ask(bodyWith(JSON.stringify(second)));
    expect(await linkOf(later, '2.0')).toMatchObject({ kind: 'next', certainty: 'certain', parent: { situation: '1.0', candidate: 1 } });
    expect(memoriesOf(answer)).toMatchObject([
      { history: [], __signalbox: expect.stringMatching(/^2\.0\.0-/) as string },
      { history: [], __signalbox: expect.stringMatching(/^2\.0\.1-/) as string },
    ]);
    await later.call('PUT', '/api/settings', { stamp: 'off' });
    expect(memoriesOf(await later.ask(bodyWith(JSON.stringify(second))))).toEqual([{ history: [] }, { history: [] }]);
  } finally {
    await later.close();
  }
});

test('only siblings that return equal memories are stamped where it is on for those', async () => {
  await stamp('identical');
  expect((await box.ask(bodyWith('{}'))).text).not.toContain('__signalbox');
  await box.call('PUT', '/api/settings', { sampleMode: 'identical' });
  expect((await box.ask(bodyWith('{}'))).text.match(STAMP)).toHaveLength(2);
});

test('a person sees no stamp in what they start from, and an old one that they send goes out as the new one', async () => {
  await stamp('always');
  await box.call('PUT', '/api/responder', { responder: 'human' });
  const coming = box.ask(magmaRequest({ memory: { a: 1, __signalbox: '77.0.0-h3Kd92LqA0zW' } }));
  const [hold] = await box.holds(1);
  const path = `/api/holds/${hold?.situation ?? ''}`;
  const { candidates } = await box.read('blanks', `${path}/blanks`);
  expect(candidates).toEqual([expect.stringContaining('"memory":{"a":1},')]);
  await box.call('POST', `${path}/release`, { candidates: [candidateText('Yes.', `{"b": 2, ${OLD}}`)] });
  const [memory] = memoriesOf(await coming);
  expect(memory).toEqual({ b: 2, __signalbox: expect.stringMatching(/^1\.0\.0-/) as string });
});

test('an old stamp that a person sends does not go out where stamps are off', async () => {
  await box.call('PUT', '/api/responder', { responder: 'human' });
  const coming = box.ask(magmaRequest({}));
  const [hold] = await box.holds(1);
  const released = candidateText('Yes.', `{"b": 2.0, ${OLD}}`);
  await box.call('POST', `/api/holds/${hold?.situation ?? ''}/release`, { candidates: [released] });
  expect((await coming).text).toContain('"memory":{"b": 2.0},');
});

test('an answer in a person’s own bytes goes out as it is, whatever it holds', async () => {
  await stamp('always');
  await box.call('PUT', '/api/responder', { responder: 'human' });
  const coming = box.ask(magmaRequest({}));
  const [hold] = await box.holds(1);
  const text = `[{"request_id":"r-1","source_id":1,"candidate_index":0,${candidateText('Yes.', `{${OLD}}`).slice(1)}]`;
  await box.call('POST', `/api/exchanges/${hold?.exchange ?? ''}/answer`, { status: 200, headers: [], text });
  expect((await coming).text).toBe(text);
});

test('a long request’s memories are stamped in its thread, all else byte for byte', async () => {
  await box.call('PUT', '/api/settings', { sampleMode: 'unchanged', stamp: 'always' });
  const log = `"log":[${Array.from({ length: 40_000 }, () => '{"x":1.0,"y":"é"}').join(',')}]`;
  const answer = await box.ask(bodyWith(`{"a":1e0,${OLD},${log}}`));
  expect(answer.text.match(STAMP)).toHaveLength(2);
  expect(answer.text.replaceAll(STAMP, '').split(`"memory":{"a":1e0,${log}}`)).toHaveLength(3);
  expect(await linkOf(box, '1.0')).toMatchObject({ kind: 'root' });
});

test('the practice world sends stamps back, so that all of its links are certain', async () => {
  await box.call('PUT', '/api/settings', { sampleMode: 'unchanged', stamp: 'always' });
  await box.call('POST', '/api/practice', { kind: 'gen', budget: 60, branch: 2, paceMs: 0, seed: 3 });
  await until(async () => ((await box.read('status')).practice.running ? null : true), 'the practice world to end');
  const { interactions } = await until(async () => {
    const page = await box.read('interactions');
    return page.state.behind === 0 ? page : null;
  }, 'all to be linked');
  expect(Math.max(...interactions.map(({ depth }) => depth))).toBeGreaterThan(2);
  expect(interactions.filter(({ ambiguous }) => ambiguous > 0)).toEqual([]);
});
