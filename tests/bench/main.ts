import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { benchDiff } from './diff.bench.ts';
import { benchLanes } from './lanes.bench.ts';
import { load, type LoadResult } from './load.ts';
import { benchLineage } from './lineage.bench.ts';
import { benchReader } from './reader.bench.ts';
import { sampleRequest } from './readerSamples.ts';
import { startBaseline, startSignalbox, type Server } from './servers.ts';
import { benchShares } from './shares.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = [1, 32] as const;
/** As many different requests as that: nobody's caller repeats one body. */
const BODIES = 256;

const [program = '', home = '', role, ...rest] = process.argv.slice(1);
if (role === 'load') await runLoad(rest);
else await runBench();

/** The other process: puts load on one server and prints what it saw. */
async function runLoad([url = '', connections = '', seconds = '']: string[]): Promise<void> {
  console.log(JSON.stringify(await load(new URL(url), bodies(), Number(connections), Number(seconds))));
}

function bodies(): string[] {
  const one = sampleRequest(19_000, true);
  return Array.from({ length: BODIES }, (_, index) =>
    one.replace(/"request_id": "\w{8}/, `"request_id": "${String(index).padStart(8, '0')}`),
  );
}

async function runBench(): Promise<void> {
  console.log(
    `MAGMA requests of ${(Buffer.byteLength(bodies()[0] ?? '') / 1000).toFixed(1)} KB, median of ${ROUNDS} rounds of ${SECONDS} s.`,
  );
  const baseline = await startBaseline(home);
  const signalbox = await startSignalbox(home);
  let perRequestMs = 0;
  try {
    // Both are warm before anything counts: their code takes some thousand requests to be compiled for good.
    for (const server of [baseline, signalbox, signalbox]) await loadFrom(server, 32);
    for (const connections of CONNECTIONS) {
      const seen = await measure(baseline, signalbox, connections);
      print('Express, nothing captured', connections, seen.baseline);
      print('Signalbox, all captured', connections, seen.signalbox);
      console.log(`  ${(rate(seen.signalbox) / rate(seen.baseline)).toFixed(2)} of it`);
      perRequestMs = seen.signalbox.processorMs ?? 1000 / rate(seen.signalbox);
    }
  } finally {
    await baseline.stop();
    await signalbox.stop();
  }
  const parts = [...(await benchShares(bodies(), perRequestMs)), ...benchReader(), ...benchDiff(), ...benchLanes(), ...benchLineage()];
  for (const line of parts) console.log(line);
}

/** What one server did in one round. */
interface Round extends LoadResult {
  /** Of the processor, a request; null where the system does not tell. */
  readonly processorMs: number | null;
}

/** Rounds in turn, so that a slow moment of the machine falls on both; the round with the middle rate counts. */
async function measure(baseline: Server, signalbox: Server, connections: number): Promise<{ baseline: Round; signalbox: Round }> {
  const seen: { baseline: Round[]; signalbox: Round[] } = { baseline: [], signalbox: [] };
  for (let round = 0; round < ROUNDS; round++) {
    seen.baseline.push(await loadFrom(baseline, connections));
    seen.signalbox.push(await loadFrom(signalbox, connections));
  }
  return { baseline: middle(seen.baseline), signalbox: middle(seen.signalbox) };
}

async function loadFrom(server: Server, connections: number): Promise<Round> {
  const before = server.processorMs();
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    home,
    'load',
    server.url.href,
    String(connections),
    String(SECONDS),
  ]);
  const after = server.processorMs();
  // Printed by runLoad.
  const result = JSON.parse(stdout) as LoadResult;
  return { ...result, processorMs: before === null || after === null ? null : (after - before) / result.requests };
}

function middle(results: Round[]): Round {
  const found = results.sort((a, b) => rate(a) - rate(b))[Math.floor(results.length / 2)];
  if (found === undefined) throw new Error('No round was measured.');
  return found;
}

function rate({ requests, seconds }: LoadResult): number {
  return requests / seconds;
}

function print(what: string, connections: number, result: Round): void {
  const at = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const numbers = `${Math.round(rate(result))} requests/s, p50 ${result.p50.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`;
  const processor = result.processorMs === null ? '' : `, ${result.processorMs.toFixed(2)} ms of the processor each`;
  console.log(`${what.padEnd(26)} ${at.padEnd(15)} ${numbers}${processor}`);
}
