import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openStore } from '../../server/store/openStore.ts';
import type { NewEvent, Store } from '../../server/store/store.ts';
import { readJson } from '../../shared/json/reader.ts';
import { magma } from '../../shared/protocols/magma.ts';
import type { ReadRequest } from '../../shared/protocols/protocol.ts';

const LIMITS = { perSituation: 64, perRequest: 1_000 };
const ROUNDS = 2_000;

/**
 * What a request costs, part by part, each timed alone in this process: where the next factor would have
 * to come from. `requestMs` is what one request took of the processor as a whole at the most connections.
 */
export async function benchShares(bodies: readonly string[], requestMs: number): Promise<string[]> {
  const answers = bodies.map((body) => answerOf(accept(body)));
  const reading = timed((index) => void readJson(at(bodies, index)));
  const accepting = timed((index) => void accept(at(bodies, index)));
  const requests = bodies.map(accept);
  const deciding = timed((index) => void magma.sample(at(requests, index), 0, 'normal'));
  const answering = timed((index) => void answerOf(at(requests, index))) - deciding;
  const storing = await storeMs(bodies, answers);
  const rest = requestMs - accepting - deciding - answering - storing;
  const parts = [
    `reading and checking it ${ms(accepting)} (its JSON ${ms(reading)})`,
    `sample ${ms(deciding)}`,
    `writing and checking the answer ${ms(answering)}`,
    `the store ${ms(storing)}`,
    `HTTP, Express, describing, the feed ${ms(rest)}`,
  ];
  return [
    `Of ${ms(requestMs)} a request at 32 connections: ${parts.join(', ')}.`,
    `So with no store at all ${perSecond(requestMs - storing)}; with a contract that cost nothing to check ${perSecond(requestMs - accepting - answering)}.`,
  ];
}

function accept(body: string): ReadRequest {
  const reading = magma.read(body, LIMITS);
  if (!reading.ok) throw new Error(`Expected a request that the contract accepts: ${reading.refusal.reason}`);
  return reading.request;
}

function answerOf(request: ReadRequest): string {
  const text = magma.assemble(request, [magma.sample(request, 0, 'normal')]);
  const found = magma.check(request, text).find((finding) => finding.level === 'error');
  if (found !== undefined) throw new Error(`Expected an answer without errors: ${found.message}`);
  return text;
}

/** Milliseconds of the processor a round, after as many to warm up. */
function timed(work: (index: number) => void): number {
  for (let round = 0; round < ROUNDS; round++) work(round);
  const began = processorMs();
  for (let round = 0; round < ROUNDS; round++) work(round);
  return (processorMs() - began) / ROUNDS;
}

/** What this process has used of the processor: whatever else the machine does, it counts the same. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Both bodies and the events of an exchange, 32 exchanges a turn, each committed before the next. */
async function storeMs(bodies: readonly string[], answers: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  const store = await openStore({ folder, log: pino({ level: 'silent' }) });
  try {
    const turns = Math.ceil(ROUNDS / 32);
    let began = 0;
    for (let turn = -turns; turn < turns; turn++) {
      if (turn >= 0 && began === 0) began = processorMs();
      await Promise.all(
        Array.from({ length: 32 }, (_, place) => keep(store, Buffer.from(at(bodies, place)), Buffer.from(at(answers, place)))),
      );
    }
    return (processorMs() - began) / (turns * 32);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keep(store: Store, request: Buffer, answer: Buffer): Promise<void> {
  const exchange = store.newExchangeId();
  const received: NewEvent = {
    kind: 'received',
    at: Date.now(),
    exchange,
    method: 'POST',
    path: '/v1/responses',
    protocol: 'magma',
    route: 'responses',
    caller: { address: '127.0.0.1:50000', userAgent: 'bench' },
    headers: [['Content-Type', 'application/json']],
    body: store.putBody(request),
    asked: 'What the caller asked.',
    situations: [{ sourceId: '1', asked: 'What the caller asked.', wanted: 1 }],
    findings: [],
  };
  await store.append([received]);
  const briefs = [{ status: 'completed' as const, line: 'arm_left · pick(red cube)' }];
  await store.append([
    { kind: 'decided', at: Date.now(), exchange, situation: 0, by: 'sample', candidates: briefs, body: null },
    {
      kind: 'answered',
      at: Date.now(),
      exchange,
      status: 200,
      headers: [['Content-Type', 'application/json']],
      body: store.putBody(answer),
      by: 'sample',
      forced: false,
      findings: [],
    },
  ]);
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}

function perSecond(milliseconds: number): string {
  return `${Math.round(1000 / milliseconds)} requests/s`;
}
