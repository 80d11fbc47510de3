import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { load, type LoadResult } from './load.ts';
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
    for (const connections of CONNECTIONS) {
      const without = await measure(baseline, signalbox, connections);
      print('Express, nothing captured', connections, without.baseline);
      print('Signalbox, all captured', connections, without.signalbox);
      console.log(`  ${(rate(without.signalbox) / rate(without.baseline)).toFixed(2)} of it`);
      perRequestMs = 1000 / rate(without.signalbox);
    }
  } finally {
    await baseline.stop();
    await signalbox.stop();
  }
  for (const line of [...(await benchShares(bodies(), perRequestMs)), ...benchReader()]) console.log(line);
}

/** Rounds in turn, so that a slow moment of the machine falls on both; the round with the middle rate counts. */
async function measure(baseline: Server, signalbox: Server, connections: number): Promise<{ baseline: LoadResult; signalbox: LoadResult }> {
  const seen: { baseline: LoadResult[]; signalbox: LoadResult[] } = { baseline: [], signalbox: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const one = { baseline: await loadFrom(baseline, connections), signalbox: await loadFrom(signalbox, connections) };
    // The first warms both up.
    if (round === 0) continue;
    seen.baseline.push(one.baseline);
    seen.signalbox.push(one.signalbox);
  }
  return { baseline: middle(seen.baseline), signalbox: middle(seen.signalbox) };
}

async function loadFrom(server: Server, connections: number): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    home,
    'load',
    server.url.href,
    String(connections),
    String(SECONDS),
  ]);
  // Printed by runLoad.
  return JSON.parse(stdout) as LoadResult;
}

function middle(results: LoadResult[]): LoadResult {
  const found = results.sort((a, b) => rate(a) - rate(b))[Math.floor(results.length / 2)];
  if (found === undefined) throw new Error('No round was measured.');
  return found;
}

function rate({ requests, seconds }: LoadResult): number {
  return requests / seconds;
}

function print(what: string, connections: number, result: LoadResult): void {
  const at = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const numbers = `${Math.round(rate(result))} requests/s, p50 ${result.p50.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`;
  console.log(`${what.padEnd(26)} ${at.padEnd(15)} ${numbers}`);
}
