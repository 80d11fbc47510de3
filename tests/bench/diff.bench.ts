import { createComparison } from '../../shared/diff/comparison.ts';
import { diffJson } from '../../shared/diff/diffJson.ts';
import type { JsonDiff } from '../../shared/diff/diff.ts';
import { flattenDiff } from '../../shared/diff/flattenDiff.ts';
import type { JsonDocument } from '../../shared/json/document.ts';
import { readJson } from '../../shared/json/reader.ts';
import { sampleRequest } from './readerSamples.ts';

const ROUNDS = 7;
/** The time that the worker allows for comparing. */
const MOST_MS = 1_000;

/** Lines to print: what it takes to read two texts, compare them and lay out the first rows. Medians of one run. */
export function benchDiff(): string[] {
  const large = sampleRequest(1_000_000, true);
  const huge = sampleRequest(10_000_000, true);
  return [
    describe('1 MB of memory, 200 scattered changes', large, scatter(large, 200)),
    describe('10 MB of memory, 2,000 scattered changes', huge, scatter(huge, 2_000)),
    describe('arrays of 20,000 with nothing in common', items(20_000, 0), items(20_000, 20_000)),
    describe('arrays of 20,000 of the same few numbers', numbers(20_000, 7_919), numbers(20_000, 104_729)),
    describe('50,000 items the other way round', items(50_000, 0), items(50_000, 0, true)),
    describe('objects of 10 MB with nothing in common', members(250_000, 0), members(250_000, 250_000)),
    describe('100,000 levels, a change in the last', levels(100_000, '1'), levels(100_000, '2')),
  ];
}

function describe(what: string, before: string, after: string): string {
  const times: number[] = [];
  let diff: JsonDiff | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    diff = compare(before, after);
    times.push(performance.now() - start);
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const coarse = diff?.coarse ? `, coarse (${diff.coarse.code})` : '';
  return `Diff, ${what}: ${middle.toFixed(0)} ms, ${diff?.changes.length ?? 0} changes${coarse}`;
}

function compare(before: string, after: string): JsonDiff {
  const a = documentOf(before);
  const b = documentOf(after);
  const end = performance.now() + MOST_MS;
  const diff = diffJson(a, b, { isLate: () => performance.now() > end });
  flattenDiff(createComparison(a, b, diff), { view: 'tree', toggled: new Set() });
  return diff;
}

function documentOf(text: string): JsonDocument {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(`Expected the sample to be JSON: ${reading.problem.message} at ${reading.problem.offset}`);
  return reading.document;
}

/** A copy with about so many steps of its history said otherwise. */
function scatter(text: string, changes: number): string {
  const every = Math.floor((text.match(/Step \d/g)?.length ?? 0) / changes);
  let step = 0;
  return text.replaceAll(/Step (?=\d)/g, (word) => (step++ % every === 0 ? 'Turn ' : word));
}

function items(count: number, from: number, reversed = false): string {
  const all = Array.from({ length: count }, (_, place) => ({ text: `entry ${from + place}`, at: [from + place] }));
  return JSON.stringify(reversed ? all.reverse() : all);
}

function numbers(count: number, factor: number): string {
  return JSON.stringify(Array.from({ length: count }, (_, place) => (place * factor) % 997));
}

function members(count: number, from: number): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`key ${from + place}`, `value ${from + place} of many`])),
  );
}

function levels(count: number, inmost: string): string {
  return `${'[{"a":'.repeat(count / 2)}${inmost}${'}]'.repeat(count / 2)}`;
}
