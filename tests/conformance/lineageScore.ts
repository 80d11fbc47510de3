import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { RunningHost } from '../e2e/host.ts';
import { repository, testTools } from '../testTools.ts';

/** What the scorer counts. */
const Score = z.object({
  right: z.int(),
  wrong: z.int(),
  ambiguous_listed: z.int(),
  ambiguous_unlisted: z.int(),
  missing: z.int(),
  kind_right: z.int(),
  inputs: z.int(),
  accuracy: z.number(),
});
export type Score = z.infer<typeof Score>;

const run = promisify(execFile);
const peer = (name: string): string => join(repository, 'tests/peers', name);

/** Lets the consumer play against a host, and write what truly led to what. */
export async function play(host: RunningHost, truth: string, args: readonly string[]): Promise<void> {
  await run(testTools().python, [peer('magma_peer.py'), ...args, '--url', host.agent, '--truth', truth], { maxBuffer: 1e7 });
}

/** Writes the links of a workspace as the command line prints them. */
export async function printLinks(data: string, file: string): Promise<void> {
  const args = [join(repository, 'dist/cli.js'), 'lineage', '--data', data, '--jsonl'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await pipeline(child.stdout, createWriteStream(file));
}

/** Holds links against the truth. Rejects where one is wrong, missing or not listed, or fewer than `least` of all are right. */
export async function score(truth: string, links: string, least: number): Promise<Score> {
  const { stdout } = await run(testTools().python, [peer('score_lineage.py'), truth, links, '--min', String(least)]);
  return Score.parse(JSON.parse(stdout));
}
