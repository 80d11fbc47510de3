import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serve, temporaryFolder } from '../e2e/host.ts';
import type { Score } from './lineageScore.ts';
import { play, printLinks, score } from './lineageScore.ts';

const seeds = [1, 2];
const bench = ['bench', '--slots', '8', '--episodes', '60'];
const gen = ['gen', '--branch', '3', '--budget', '600'];

/** Plays against `sample` in a workspace of its own, and holds the links that are printed afterwards against the truth. */
async function run(args: readonly string[], least: number, mode = 'normal'): Promise<Score> {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const inFolder = (name: string): string => join(folder.path, name);
  const [data, truth, links] = [inFolder('data'), inFolder('truth.jsonl'), inFolder('links.jsonl')];
  const host = await serve(data, '--responder', 'sample', '--sample-mode', mode);
  try {
    await play(host, truth, args);
  } finally {
    await host.stop();
  }
  await printLinks(data, links);
  return await score(truth, links, least);
}

for (const seed of seeds.map(String)) {
  it.each([
    ['as MAGMA-BENCH calls', bench],
    ['as MAGMA-GEN calls', gen],
    ['as MAGMA-GEN calls, with ids used again', [...gen, '--reuse-ids']],
  ])(`%s, no link is wrong, missing or unlisted, and 97 in 100 are right (seed ${seed})`, async (_, args) => {
    await run([...args, '--seed', seed], 0.97);
  });

  it(`with odd episodes no link is wrong or unlisted, and 9 in 10 are right (seed ${seed})`, async () => {
    const { kind_right, inputs } = await run([...bench, '--odd', '--seed', seed], 0.9);
    expect(kind_right / inputs).toBeGreaterThanOrEqual(0.95);
  });

  // What is sent twice has twins further on, which nothing on the wire tells apart: those are listed.
  it(`with situations sent again and candidates continued twice no link is wrong or unlisted, and 19 in 20 kinds are right (seed ${seed})`, async () => {
    const { kind_right, inputs } = await run([...gen, '--odd', '--seed', seed], 0.6);
    expect(kind_right / inputs).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['unchanged', 'identical', 'error'])(`in mode %s no link is wrong, missing or unlisted (seed ${seed})`, async (mode) => {
    await run([...bench, '--seed', seed], 0, mode);
    await run(['gen', '--branch', '3', '--budget', '300', '--odd', '--seed', seed], 0, mode);
  });
}

it('links are printed while a process writes the workspace, after it was killed, and without the index beside it, all alike', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const [data, truth] = [join(folder.path, 'data'), join(folder.path, 'truth.jsonl')];
  const host = await serve(data, '--responder', 'sample');
  await play(host, truth, ['gen', '--branch', '2', '--budget', '60', '--seed', '3']);
  const held = join(folder.path, 'held.jsonl');
  await printLinks(data, held);
  await host.stop('SIGKILL');
  const killed = join(folder.path, 'killed.jsonl');
  await printLinks(data, killed);
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(data, `lineage.sqlite${suffix}`), { force: true });
  const anew = join(folder.path, 'anew.jsonl');
  await printLinks(data, anew);
  const counts = await Promise.all([held, killed, anew].map((links) => score(truth, links, 0.97)));
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[2]).toEqual(counts[0]);
});

it('ids come back digit for digit, and request ids as their callers spelled them', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const host = await serve(folder.path, '--responder', 'sample');
  const name = String.raw`"d\u00e9mo \ud83d"`;
  const input = '{"id": 9007199254740993, "instruction": {"type": "user", "content": "Say hello."}}';
  const response = await fetch(`${host.agent}/v1/responses`, { method: 'POST', body: `{"request_id": ${name}, "inputs": [${input}]}` });
  expect(response.status).toBe(200);
  await host.stop();
  const links = join(folder.path, 'links.jsonl');
  await printLinks(folder.path, links);
  expect(readFileSync(links, 'utf8')).toBe(
    `{"request_id":${name},"source_id":9007199254740993,"parent":null,"kind":"root","certainty":"certain",` +
      `"alternative_of":null,"ambiguous":false,"candidates":[null],"more":0}\n`,
  );
});
