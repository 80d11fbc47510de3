import type { Hold } from '../../shared/hold.ts';
import { callAgent } from './heldCallers.ts';
import type { RunningHost } from './host.ts';

/** Sends a request and answers its one situation with these candidates, as a script would; the host must hold it. */
export async function answerByHand(host: RunningHost, body: string, candidates: readonly string[]): Promise<void> {
  const caller = callAgent(host.agent, body);
  const { situation } = await firstHold(host);
  await host.call('POST', `/api/holds/${situation}/release`, { candidates });
  await caller.answer;
}

async function firstHold(host: RunningHost): Promise<Hold> {
  for (let tries = 0; tries < 400; tries += 1) {
    // The control API's own shape.
    const { holds } = (await host.call('GET', '/api/holds')) as { holds: Hold[] };
    if (holds[0] !== undefined) return holds[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nothing is held');
}
