import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CandidateTraits, MemoryTraits, SituationTraits } from '../../shared/lineage/traits.ts';
import { setCandidates } from '../../server/lineage/addCandidates.ts';
import { addSituation } from '../../server/lineage/addSituation.ts';
import { digest } from '../../server/lineage/digest.ts';
import type { LineageTables } from '../../server/lineage/lineageTables.ts';
import { createTables } from '../../server/lineage/lineageTables.ts';
import { openIndex } from '../../server/lineage/openIndex.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const SHARING = 100_000;
/** So many candidates a situation, as generators ask for. */
const WANTED = 2;
const MEASURED = 4_000;
const BLOCK = 100;
const AT_ONCE = 10_000;

/** What linking one situation costs, with few and with many candidates stored, and where many share one memory. */
export function benchLineage(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  try {
    const few = measure(join(folder, 'few.sqlite'), SMALL, 0);
    const many = measure(join(folder, 'many.sqlite'), LARGE, 0);
    const shared = measure(join(folder, 'shared.sqlite'), SMALL, SHARING);
    return [
      `Linking one situation with its ${WANTED} candidates, each in a transaction of its own, median of ${MEASURED}, in time of the processor:`,
      describe(`${SMALL} candidates`, few),
      `${describe(`${LARGE} candidates`, many)}; ${(many.median / few.median).toFixed(2)} times that`,
      `${describe(`${SHARING} of one memory`, shared)}; ${(shared.sharing / few.median).toFixed(2)} times that for one more of them`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Cost {
  readonly median: number;
  /** Of one more situation with the memory that many share. */
  readonly sharing: number;
  readonly rssBytes: number;
  readonly fileBytes: number;
}

function measure(path: string, candidates: number, sharing: number): Cost {
  const database = openIndex(path);
  const tables = createTables(database);
  let number = 0;
  const fill = (count: number, memoryOf: (number: number) => string) => {
    for (let done = 0; done < count; done += AT_ONCE) {
      tables.write(() => {
        for (let each = 0; each < AT_ONCE; each += WANTED) add(tables, ++number, memoryOf(number));
      });
    }
  };
  fill(candidates, memoryBefore);
  fill(sharing, () => 'shared');
  const times = time(tables, () => [++number, memoryBefore(number)]);
  const sharedTimes = sharing === 0 ? [0] : time(tables, () => [++number, 'shared']);
  const fileBytes = statSync(path).size;
  const rssBytes = process.memoryUsage().rss;
  database.close();
  return { median: middle(times), sharing: middle(sharedTimes), rssBytes, fileBytes };
}

/** Milliseconds of the processor a situation: of so many at once, since they are counted in whole milliseconds. */
function time(tables: LineageTables, next: () => readonly [number, string]): number[] {
  return Array.from({ length: MEASURED / BLOCK }, () => {
    const asked = Array.from({ length: BLOCK }, next);
    const before = process.cpuUsage();
    for (const [number, memory] of asked) tables.write(() => add(tables, number, memory));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / BLOCK;
  }).sort((a, b) => a - b);
}

/** The memory that one of the candidates some time before returned. */
function memoryBefore(number: number): string {
  const back = 1 + ((number * 7919) % Math.min(number, 5_000));
  return `memory ${number - back} ${number % WANTED}`;
}

function add(tables: LineageTables, number: number, memory: string): void {
  addSituation(
    tables,
    {
      exchange: number,
      place: 0,
      protocol: 'magma',
      at: number,
      speaker: 'env',
      asked: `Asked ${number}`,
      traits: situationTraits(number, memory),
    },
    () => '',
  );
  const row = tables.situations.at(number, 0);
  if (row === undefined) throw new Error('a situation was not stored');
  const returned = (place: number) => (memory === 'shared' ? memory : `memory ${number} ${place}`);
  const list = Array.from({ length: WANTED }, (_, place) => {
    const traits = candidateTraits(number, place, returned(place));
    return { line: 'arm1 · pick(banana)', memoryLength: 2_000, traits, added: traits.memory?.pieces ?? [] };
  });
  setCandidates(tables, row, list, 'sent', number);
  tables.requests.end(number, 'answered', number);
}

function situationTraits(number: number, memory: string): SituationTraits {
  return {
    sourceId: String(number),
    wanted: WANTED,
    isFeedback: true,
    coached: false,
    memory: memoryTraits(memory),
    whole: digest(`whole ${number}`),
    executed: digest(`calls ${number % 500}`),
    scene: digest('scene'),
    attributes: digest(`attributes ${number % 20}`),
    stamp: null,
  };
}

function candidateTraits(number: number, place: number, memory: string): CandidateTraits {
  return {
    status: 'completed',
    decides: 'calls',
    calls: digest(`calls ${(number + place) % 500}`),
    memory: memoryTraits(memory),
    stamp: null,
  };
}

function memoryTraits(text: string): MemoryTraits {
  const pieces = ['history', 'last', 'before'].map((name) => ({ digest: digest(`${name} ${text}`), weight: 500 }));
  return { digest: digest(text), pieces, fresh: false, length: 2_000 };
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function describe(what: string, { median, rssBytes, fileBytes }: Cost): string {
  return `  ${what.padEnd(26)} ${(median * 1000).toFixed(0)} µs; process ${Math.round(rssBytes / 1e6)} MB, file ${Math.round(fileBytes / 1e6)} MB`;
}
