import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serve, temporaryFolder, type RunningHost } from '../e2e/host.ts';
import { repository, testTools } from '../testTools.ts';

/** What the consumer counts; it exits with 1, and this fails, at the first violation of the contract. */
const Counts = z.object({
  requests: z.int(),
  inputs: z.int(),
  candidates: z.int(),
  error_candidates: z.int(),
  tasks: z.int(),
  achieved: z.int(),
});

async function consume(host: RunningHost, ...args: string[]): Promise<z.infer<typeof Counts>> {
  const peer = join(repository, 'tests/peers/magma_peer.py');
  const { stdout } = await promisify(execFile)(testTools().python, [peer, ...args, '--url', host.agent], { maxBuffer: 1e7 });
  return Counts.parse(JSON.parse(stdout));
}

const folder = temporaryFolder();
let host: RunningHost;
beforeAll(async () => {
  host = await serve(folder.path, '--responder', 'sample');
});
afterAll(async () => {
  await host.stop();
  folder.remove();
});

describe('an independent strict MAGMA consumer', () => {
  it('finds identity, order, verdicts and refusals as the contract has them', async () => {
    await consume(host, 'check');
  });

  it('runs 40 episodes in 8 slots as MAGMA-BENCH does, and sees progress', async () => {
    const counts = await consume(host, 'bench', '--slots', '8', '--episodes', '40', '--expect', 'progress');
    expect(counts).toMatchObject({ tasks: 40, error_candidates: 0 });
    expect(counts.candidates).toBe(counts.inputs);
  });

  it('branches over 300 inputs as MAGMA-GEN does', async () => {
    const counts = await consume(host, 'gen', '--branch', '3', '--budget', '300');
    expect(counts.inputs).toBeGreaterThanOrEqual(300);
    expect(counts.candidates).toBe(counts.inputs * 3);
    expect(counts.error_candidates).toBe(0);
  });

  it('runs episodes with odd feedback, changing attributes and situations sent again', async () => {
    const counts = await consume(host, 'bench', '--slots', '8', '--episodes', '40', '--odd');
    expect(counts).toMatchObject({ tasks: 40, error_candidates: 0 });
  });

  it('branches with odd feedback, coached inputs and candidates continued twice', async () => {
    const counts = await consume(host, 'gen', '--branch', '3', '--budget', '300', '--odd');
    expect(counts.inputs).toBeGreaterThanOrEqual(300);
    expect(counts.error_candidates).toBe(0);
  });
});

describe('a strict MAGMA consumer takes every mode of the sample responder', () => {
  it.each(['unchanged', 'identical', 'error'])('%s', async (mode) => {
    const own = temporaryFolder();
    const odd = await serve(own.path, '--responder', 'sample', '--sample-mode', mode);
    try {
      const bench = await consume(odd, 'bench', '--slots', '4', '--episodes', '8');
      const gen = await consume(odd, 'gen', '--branch', '2', '--budget', '40');
      const errors = bench.error_candidates + gen.error_candidates;
      expect(errors).toBe(mode === 'error' ? bench.candidates + gen.candidates : 0);
      expect(bench.tasks).toBe(8);
    } finally {
      await odd.stop();
      own.remove();
    }
  });
});
