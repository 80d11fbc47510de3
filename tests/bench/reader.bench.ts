import { readJson } from '../../shared/json/reader.ts';
import { sampleRequest } from './readerSamples.ts';

const ROUNDS = 9;

/** Lines to print: the speed of `readJson` beside that of JSON.parse, on one 5 MB memory and on 19 KB bodies. Medians of one run. */
export function benchReader(): string[] {
  const large = sampleRequest(5_000_000, true);
  const body = sampleRequest(19_000, true);
  return [
    `Reader, one memory of ${inMegabytes(large).toFixed(1)} MB: ${compare(large, 1)}`,
    `Reader, bodies of ${Math.round(body.length / 1000)} KB: ${compare(body, 300)}`,
  ];
}

function compare(text: string, times: number): string {
  const readings: number[] = [];
  const parsings: number[] = [];
  // Alternating, so that a slow moment of the machine falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    readings.push(millisecondsOf(() => expectRead(text), times));
    parsings.push(millisecondsOf(() => void JSON.parse(text), times));
  }
  return `${describe(text, median(readings) / times)}; JSON.parse ${describe(text, median(parsings) / times)}`;
}

function expectRead(text: string): void {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(`Expected the sample to be JSON: ${reading.problem.message} at ${reading.problem.offset}`);
}

function millisecondsOf(work: () => void, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time++) work();
  return performance.now() - start;
}

function describe(text: string, milliseconds: number): string {
  const precision = milliseconds < 1 ? 3 : 1;
  return `${Math.round(inMegabytes(text) / (milliseconds / 1000))} MB/s (${milliseconds.toFixed(precision)} ms)`;
}

function inMegabytes(text: string): number {
  return text.length / 1_000_000;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
