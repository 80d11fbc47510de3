import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createAnswering } from '../../server/agent/answering.ts';
import { createConnections } from '../../server/agent/connections.ts';
import { createFloodTally } from '../../server/agent/floodTally.ts';
import { createLiveExchanges } from '../../server/agent/liveExchanges.ts';
import { createPipeline } from '../../server/agent/pipeline.ts';
import { createRecorder } from '../../server/agent/recorder.ts';
import { createAgentRoutes } from '../../server/agent/routers.ts';
import { createSender } from '../../server/agent/send.ts';
import { createByteBudget } from '../../server/reading/byteBudget.ts';
import { createRequestReader } from '../../server/reading/requestReader.ts';
import { createThreads } from '../../server/reading/threads.ts';
import type { Responder } from '../../server/responders/responder.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { Store } from '../../server/store/store.ts';
import { answerOf } from '../../shared/answerOf.ts';
import { magma } from '../../shared/protocols/magma.ts';
import type { Protocol } from '../../shared/protocols/protocol.ts';
import { protocols } from '../../shared/protocols/protocols.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import { send } from './controlClient.ts';

let folder: string;
let store: Store;
let server: Server;
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The agent port's own parts around a responder that misbehaves. */
async function askThrough(respond: Responder['respond'], body: string, served: readonly Protocol[] = protocols) {
  const log = pino({ level: 'silent' });
  folder = mkdtempSync(join(tmpdir(), 'signalbox-responder-'));
  store = await openStore({ folder, log });
  const agent = () => ({ ready: true, agentId: 'a', agentVersion: '1' });
  const parts = { store, log, protocols: served, dataFolder: folder, settings: () => store.settings(), agent, now: () => Date.now() };
  const lives = createLiveExchanges(parts);
  const answering = createAnswering(parts, lives, createSender(parts, lives), () => ({ name: 'odd', respond }));
  const budget = createByteBudget(1_000_000);
  const reader = createRequestReader(parts, createThreads(folder), budget);
  const recorder = createRecorder(parts, lives, createFloodTally(parts));
  const bounds = { budget, freeBytes: 1_000_000, excusedMs: 1_000 };
  const pipeline = createPipeline(parts, recorder, answering, createConnections(), reader, bounds);
  server = createServer(createAgentRoutes(served, pipeline, log));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of a listening TCP server is always an object.
  const { port } = server.address() as AddressInfo;
  const answer = await send(`http://127.0.0.1:${port}/v1/responses`, { method: 'POST', body });
  const [exchange] = store.exchanges({ limit: 1 }).exchanges;
  const bytes = exchange === undefined ? undefined : store.body(1);
  const told = exchange === undefined ? null : answerOf(store.eventsOf(exchange.id));
  const sent = told && { ...told, body: told.body === null ? null : Buffer.from(store.body(told.body.id) ?? []).toString('utf8') };
  return { answer, exchange, sent, waiting: [...lives.all()].length, kept: Buffer.from(bytes ?? []).toString('utf8') };
}

const two = magmaRequest({ memory: { a: 1 } }, { memory: { b: 2 } });

describe('a responder that fails', () => {
  it('becomes error candidates with its message, memory unchanged', async () => {
    const { answer, exchange } = await askThrough(() => Promise.reject(new Error('The model is out of tea.')), two);
    const error = { code: 'responder_failed', message: 'The model is out of tea.', component: 'odd' };
    expect([answer.status, answer.json]).toMatchObject([200, [{ status: 'error', memory: { a: 1 }, error }, { status: 'error', memory: { b: 2 }, error }]]); // prettier-ignore
    expect(exchange).toMatchObject({ outcome: 'answered', answeredBy: 'odd', situations: [{ decidedBy: 'odd' }, {}] });
  });

  it('by leaving a situation undecided fails for that one alone', async () => {
    const { answer } = await askThrough(() => Promise.resolve([{ situation: 0, candidates: [candidateText('hello')] }]), two);
    expect(answer.json).toMatchObject([{ output: { say: 'hello' } }, { status: 'error', error: { code: 'responder_failed' } }]);
  });

  it.each([
    ['the wrong number', [candidateText('a'), candidateText('b')]],
    ['no JSON', ['hello']],
    ['no memory', ['{"status":"completed","output":{}}']],
    ['half of a surrogate pair', [candidateText('').replace('""', '"\ud800"')]],
  ])('by candidates that break the contract does not reach the caller with them: %s', async (_, candidates) => {
    const { answer, exchange } = await askThrough(() => Promise.resolve([{ situation: 0, candidates }]), magmaRequest());
    expect(answer.json).toMatchObject([{ status: 'error', memory: {}, error: { code: 'answer_invalid' } }]);
    expect(exchange).toMatchObject({ outcome: 'answered', findings: { error: 0 } });
    expect(exchange?.findings.warning).toBeGreaterThan(0);
  });
});

describe('a bug of ours', () => {
  const bug = (): never => {
    throw new Error('a bug');
  };
  const sample: Responder['respond'] = ({ situations }) =>
    Promise.resolve(situations.map((situation) => ({ situation, candidates: { kind: 'sample', mode: 'normal' } })));

  it.each([
    ['in reading', { ...magma, read: bug }],
    ['in putting an answer together', { ...magma, assemble: bug }],
    ['in checking an answer', { ...magma, check: bug }],
    ['in describing candidates', { ...magma, describeCandidate: bug }],
  ])('leaves no caller waiting, and neither the request nor what the caller was told unrecorded: %s', async (_, faulty) => {
    const { answer, exchange, sent, waiting, kept } = await askThrough(sample, magmaRequest(), [faulty]);
    expect([answer.status, answer.json]).toMatchObject([500, { error: { code: 'INTERNAL' } }]);
    expect(exchange).toMatchObject({
      outcome: 'failed',
      status: 500,
      responseBytes: answer.bytes.length,
      reason: 'Signalbox failed at this: a bug',
      path: '/v1/responses',
    });
    expect(kept).toBe(magmaRequest());
    expect(sent).toEqual({
      status: 500,
      headers: expect.arrayContaining([['content-length', String(answer.bytes.length)]]) as unknown,
      body: answer.text,
    });
    expect(waiting).toBe(0);
  });
});
