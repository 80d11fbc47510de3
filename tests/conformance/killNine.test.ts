import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import pino from 'pino';
import { z } from 'zod';
import { startHost } from '../../server/host.ts';
import { serve, temporaryFolder } from '../e2e/host.ts';
import { repository } from '../testTools.ts';

const rounds = 20;
const callersAtOnce = 8;
/** History as a caller sends it late in an episode: a body of about 19 KB. */
const history = Array.from({ length: 60 }, (_, step) => ({
  author: step % 2 === 0 ? 'USER' : 'MODEL',
  content: `${step} `.padEnd(280, 'word '),
}));

const Exported = z.object({
  outcome: z.string(),
  events: z.array(z.object({ kind: z.string() })),
  request: z.object({ bodyText: z.string() }),
  response: z.object({ status: z.int(), bodyText: z.string() }).nullable(),
});
const Asked = z.object({ request_id: z.string() });

const folder = temporaryFolder();
afterAll(folder.remove);

test('killed with -9 under load twenty times, the store has every answer that a caller received whole, and starts again within a second', async () => {
  const received = new Map<string, string>();
  const startsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const host = await serve(folder.path, '--responder', 'sample');
    const callers = Array.from({ length: callersAtOnce }, (_, caller) => callUntilCut(host.agent, `${round}-${caller}`, received));
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 900));
    await host.stop('SIGKILL');
    await Promise.all(callers);
    expect(integrityOf(join(folder.path, 'workspace.sqlite'))).toBe('ok');
    startsMs.push(await startAgain());
  }
  console.log(
    `${received.size} answers received whole over ${rounds} kills; ready again after ${Math.round(Math.max(...startsMs))} ms at most`,
  );
  expect(received.size).toBeGreaterThan(rounds * callersAtOnce);
  // The one time that a test holds: it is promised, and ten times what it takes.
  expect(Math.max(...startsMs)).toBeLessThan(1_000);

  const stored = await exportAnswers(folder.path);
  const missing = [...received].filter(([id, text]) => stored.answers.get(id) !== text).map(([id]) => id);
  expect(missing).toEqual([]);
  expect([...stored.outcomes].sort()).toEqual(expect.arrayContaining(['answered']));

  // What the last process left open is settled by the next start, and by nothing else.
  const host = await serve(folder.path);
  await host.stop();
  expect((await exportAnswers(folder.path)).outcomes).not.toContain('waiting');
});

/** Starts a host in this process, so that starting a process does not count; gives the milliseconds until it was ready. */
async function startAgain(): Promise<number> {
  const began = performance.now();
  const options = { dataFolder: folder.path, agentPort: 0, controlPort: 0, portTaken: 'fail' } as const;
  const host = await startHost({ ...options, log: pino({ level: 'silent' }) });
  const took = performance.now() - began;
  await host.stop();
  return took;
}

/** Calls again and again over one connection, and keeps each answer that came whole, until the connection is cut. */
async function callUntilCut(agentUrl: string, name: string, received: Map<string, string>): Promise<void> {
  const connection = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let call = 0; ; call += 1) {
    const requestId = `${name}-${call}`;
    const text = await callOnce(agentUrl, requestId, connection);
    if (text === null) break;
    received.set(requestId, text);
  }
  connection.destroy();
}

/** The answer's text; null where it did not come whole. */
function callOnce(agentUrl: string, requestId: string, agent: Agent): Promise<string | null> {
  const instruction = { type: 'user', content: 'Put the banana into the bin' };
  const body = JSON.stringify({ request_id: requestId, inputs: [{ id: 1, instruction, memory: { history } }] });
  return new Promise((resolve) => {
    const call = request(`${agentUrl}/v1/responses`, { method: 'POST', agent, headers: { 'content-type': 'application/json' } });
    call.on('error', () => resolve(null));
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () => resolve(response.complete && response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : null));
    });
    call.end(body);
  });
}

function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path, { readOnly: true });
  // One row with one column, by SQLite's documentation.
  const row = database.prepare('PRAGMA integrity_check').get() as { integrity_check: unknown };
  database.close();
  return row.integrity_check;
}

/** What `signalbox export` says: answers' texts by request id, and all outcomes. */
async function exportAnswers(dataFolder: string): Promise<{ answers: Map<string, string>; outcomes: Set<string> }> {
  const program = [join(repository, 'dist/cli.js'), 'export', '--data', dataFolder, '--format', 'jsonl'];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const answers = new Map<string, string>();
  const outcomes = new Set<string>();
  for await (const line of createInterface({ input: child.stdout })) {
    const { outcome, request: asked, response } = Exported.parse(JSON.parse(line));
    outcomes.add(outcome);
    if (response?.status === 200) answers.set(Asked.parse(JSON.parse(asked.bodyText)).request_id, response.bodyText);
  }
  expect(await code).toBe(0);
  return { answers, outcomes };
}
