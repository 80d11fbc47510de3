import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serve, temporaryFolder } from '../e2e/host.ts';
import { play, printLinks, score } from './lineageScore.ts';

/** Each with a seed of its own: the consumer makes its request ids from it. */
const runs = (seed: number, budget: number): string[][] => [
  ['bench', '--slots', '8', '--episodes', '60', '--seed', String(seed)],
  ['gen', '--branch', '3', '--budget', String(budget), '--seed', String(seed + 1)],
  ['gen', '--branch', '3', '--budget', String(budget), '--reuse-ids', '--seed', String(seed + 2)],
  ['gen', '--branch', '3', '--budget', String(budget), '--odd', '--seed', String(seed + 3)],
];

const MODES = ['normal', 'unchanged', 'identical', 'error'];
const cases = MODES.flatMap((mode) => [[mode, 5, 600] as const, [mode, 77, 250] as const]);

it.each(cases)('with stamps always on every link is right, whatever sample remembers: %s, seed %i', async (mode, seed, budget) => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const host = await serve(join(folder.path, 'data'), '--responder', 'sample', '--sample-mode', mode, '--stamp', 'always');
  const played = runs(seed, budget).map((args, place) => ({ args, truth: join(folder.path, `truth-${place}.jsonl`) }));
  try {
    for (const { args, truth } of played) await play(host, truth, args);
  } finally {
    await host.stop();
  }
  const links = join(folder.path, 'links.jsonl');
  await printLinks(join(folder.path, 'data'), links);
  for (const { args, truth } of played) {
    const counts = await score(truth, links, 1);
    expect(counts, args.join(' ')).toMatchObject({ right: counts.inputs, ambiguous_listed: 0 });
    expect(counts.inputs).toBeGreaterThan(50);
  }
});
