import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, testTools } from '../testTools.ts';

/** Runs the strict consumer against an agent as MAGMA-GEN does, three candidates an input, with situations sent again and the like. */
export async function runGen(agent: string, seed: number, budget: number): Promise<void> {
  const peer = join(repository, 'tests/peers/magma_peer.py');
  const args = ['gen', '--branch', '3', '--batch', '10', '--budget', String(budget), '--seed', String(seed), '--odd', '--url', agent];
  await promisify(execFile)(testTools().python, [peer, ...args], { maxBuffer: 1e7 });
}

interface Input {
  readonly id: number;
  readonly asked: string;
  readonly memory?: unknown;
  readonly outputs?: number;
}

/** Sends one request with these inputs; the memories that its candidates return. */
export async function send(agent: string, inputs: readonly Input[]): Promise<unknown[]> {
  const body = JSON.stringify({
    request_id: 'by hand',
    inputs: inputs.map(({ id, asked, memory = { history: [] }, outputs = 1 }) => ({
      id,
      instruction: { type: 'user', content: asked },
      memory,
      num_outputs: outputs,
    })),
  });
  const response = await fetch(`${agent}/v1/responses`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  if (response.status !== 200) throw new Error(`the agent answered ${response.status}: ${await response.text()}`);
  // As the contract has it.
  const candidates = (await response.json()) as { memory: unknown }[];
  return candidates.map(({ memory }) => memory);
}
