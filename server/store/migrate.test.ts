import { DatabaseSync } from '@photostructure/sqlite';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import { openDatabase } from './openDatabase.ts';
import { openReader } from './openReader.ts';
import { openStore } from './openStore.ts';
import { prepareQuery } from './query.ts';
import type { SchemaStep } from './schema.ts';
import { schemaSteps } from './schema.ts';
import { StoreFailure } from './store.ts';
import { silent } from '../../tests/fixtures/storeEvents.ts';
import { databasePath } from './workspaceFiles.ts';

/** Steps that a later version might add. */
const laterSteps: readonly SchemaStep[] = [
  ...schemaSteps,
  { changes: 'facts', sql: 'ALTER TABLE drafts ADD COLUMN note TEXT' },
  { changes: 'index', sql: "UPDATE drafts SET note = 'new'" },
];
const today = schemaSteps.length;

/** A folder with a workspace as version 1 left it. */
function versionOne(): string {
  const folder = temporaryFolder();
  const database = new DatabaseSync(databasePath(folder));
  database.exec(readFileSync(new URL('../../tests/fixtures/workspace-v1.sql', import.meta.url), 'utf8'));
  database.close();
  return folder;
}

function openWith(folder: string, steps: readonly SchemaStep[]) {
  const database = openDatabase(folder, 'normal', steps);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

test('a workspace of version 1 opens with all that it holds', async () => {
  const store = await temporaryStore(versionOne());
  expect((await store.search({ filter: 'banana', limit: 5 })).exchanges).toMatchObject([{ id: '1', outcome: 'answered' }]);
  expect(store.eventsOf('1').map(({ kind }) => kind)).toEqual(['received', 'decided', 'answered']);
  expect(Buffer.from(store.body(1) ?? []).toString()).toBe('{"request":1}');
  expect(store.draft('1.0')).toEqual({ revision: 2, candidates: ['{}'], savedAt: 1_700_000_000_003 });
  expect(store.settings().agentId).toBe('mine');
  expect(store.totals()).toMatchObject({ exchanges: 1, sequence: 3 });
});

test('steps that are missing are taken in order, after a copy of the file as it was', () => {
  const folder = versionOne();
  const path = databasePath(folder);
  const database = openWith(folder, laterSteps);
  expect(prepareQuery(database, 'SELECT note FROM drafts').all()).toEqual([{ note: 'new' }]);
  expect(prepareQuery(database, 'PRAGMA user_version').one()).toEqual({ user_version: today + 2 });
  const copy = `${path}.before-v${today + 2}`;
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const before = new DatabaseSync(copy, { readOnly: true });
  expect(prepareQuery(before, 'PRAGMA user_version').one()).toEqual({ user_version: 1 });
  expect(prepareQuery(before, 'SELECT count(*) AS n FROM events').one()).toEqual({ n: 3 });
  before.close();
});

test('a step that fails leaves the workspace at the step before', () => {
  const folder = versionOne();
  expect(() =>
    openWith(folder, [...schemaSteps, { changes: 'index', sql: 'CREATE TABLE more (id INTEGER); INSERT INTO nowhere VALUES (1)' }]),
  ).toThrow(StoreFailure);
  const database = openWith(folder, schemaSteps);
  expect(prepareQuery(database, 'PRAGMA user_version').one()).toEqual({ user_version: today });
  expect(prepareQuery(database, "SELECT count(*) AS n FROM sqlite_schema WHERE name = 'more'").one()).toEqual({ n: 0 });
});

test('steps that change the index alone copy nothing, and a workspace that lacks them can be read as it is', () => {
  const folder = versionOne();
  const reader = openReader(folder);
  expect([...reader.exchanges()].map(({ id, events }) => `${id} ${events.length}`)).toEqual(['1 3']);
  reader.close();
  openWith(folder, schemaSteps).close();
  expect(existsSync(`${databasePath(folder)}.before-v${today}`)).toBe(false);
});

test('a new or current workspace is not copied', () => {
  const folder = temporaryFolder();
  openWith(folder, schemaSteps).close();
  openWith(folder, schemaSteps).close();
  expect(existsSync(`${databasePath(folder)}.before-v${schemaSteps.length}`)).toBe(false);
});

test('a workspace of a newer version is refused, to write and to read, and left as it is', async () => {
  const folder = versionOne();
  openWith(folder, laterSteps).close();
  const refused = new RegExp(`newer Signalbox: its version is ${today + 2}, this one reads up to ${today}`);
  await expect(openStore({ folder, log: silent })).rejects.toThrow(refused);
  expect(() => openReader(folder)).toThrow(refused);
  const database = openWith(folder, laterSteps);
  expect(prepareQuery(database, 'PRAGMA user_version').one()).toEqual({ user_version: today + 2 });
});

test('a database of another program is refused', async () => {
  const folder = temporaryFolder();
  const other = new DatabaseSync(databasePath(folder));
  other.exec('CREATE TABLE theirs (id INTEGER)');
  other.close();
  await expect(openStore({ folder, log: silent })).rejects.toThrow(/database of another program/);
});
