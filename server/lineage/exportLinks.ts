import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { existsSync } from 'node:fs';
import type { Reader } from '../store/openReader.ts';
import { prepareQuery } from '../store/query.ts';
import { placeOf, situationOf } from './candidates.ts';
import { readJudged } from './judged.ts';
import type { LineageEngine } from './lineageEngine.ts';
import { createEngine, followsSource } from './lineageEngine.ts';
import { createTables } from './lineageTables.ts';
import type { LineageTables } from './lineageTables.ts';
import { isIndex, lineagePath, openIndex } from './openIndex.ts';
import type { RequestRow } from './requests.ts';
import type { SituationRow } from './situations.ts';

/**
 * Every link of a workspace as lines of JSON, in order of arrival; also while another process writes it, or after one was killed.
 * Where the index beside it is not up to date, all events are folded into one that is thrown away.
 */
export function* exportLinks(folder: string, reader: Reader, onProblem: (error: unknown) => void): Generator<string> {
  const standing = openStanding(folder, reader);
  const database = standing ?? openIndex('');
  try {
    const tables = standing === null ? foldAll(reader, database, onProblem).tables : createTables(database);
    for (let id = 1; ; id += 1) {
      const row = tables.situations.find(id);
      if (row === undefined) return;
      yield describeLine(tables, row);
    }
  } finally {
    database.close();
  }
}

function foldAll(reader: Reader, database: DatabaseSyncInstance, onProblem: (error: unknown) => void): LineageEngine {
  const engine = createEngine(reader, database, onProblem);
  while (engine.advance(1_000)) continue;
  return engine;
}

/** The index beside the workspace, where it is whole and up to date; null where it is not. */
function openStanding(folder: string, reader: Reader): DatabaseSyncInstance | null {
  const path = lineagePath(folder);
  if (!existsSync(path)) return null;
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
    // One view of it, whatever its writer does meanwhile.
    database.exec('BEGIN');
    const tables = isIndex(database) && isWhole(database) ? createTables(database) : null;
    if (tables !== null && tables.state.sequence === reader.lastSequence() && followsSource(tables, reader)) return database;
  } catch (error) {
    // An index that can't be read is as good as none: all can be folded again.
    if (!(error instanceof Error)) throw error;
  }
  database?.close();
  return null;
}

function isWhole(database: DatabaseSyncInstance): boolean {
  return prepareQuery<{ quick_check: string }>(database, 'PRAGMA quick_check(1)').one()?.quick_check === 'ok';
}

function describeLine(tables: LineageTables, row: SituationRow): string {
  const { requests, situations } = tables;
  const judged = readJudged(row.judged);
  const isAmbiguous = row.certainty === 'ambiguous';
  const beside = row.alternative_of === null ? undefined : situations.find(row.alternative_of);
  const choices = isAmbiguous ? judged.choices.map(([choice]) => choice) : [row.parent];
  const members = [
    ...nameMembers(requests.find(row.exchange), row),
    `"parent":${describeParent(tables, row.parent)}`,
    `"kind":"${row.kind}"`,
    `"certainty":"${row.certainty}"`,
    `"alternative_of":${beside === undefined ? 'null' : `{${nameMembers(requests.find(beside.exchange), beside).join(',')}}`}`,
    `"ambiguous":${isAmbiguous}`,
    `"candidates":[${choices.map((choice) => describeParent(tables, choice)).join(',')}]`,
    `"more":${isAmbiguous ? judged.more : 0}`,
  ];
  return `{${members.join(',')}}\n`;
}

function describeParent({ situations, requests }: LineageTables, candidate: number | null): string {
  const row = candidate === null ? undefined : situations.find(situationOf(candidate));
  if (candidate === null || row === undefined) return 'null';
  return `{${[...nameMembers(requests.find(row.exchange), row), `"candidate_index":${placeOf(candidate)}`].join(',')}}`;
}

/** In the caller's own spelling, digit for digit. */
function nameMembers(request: RequestRow | undefined, { source_id }: SituationRow): string[] {
  return [`"request_id":${request?.request_id ?? 'null'}`, `"source_id":${source_id}`];
}
