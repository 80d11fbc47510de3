import { statSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/workspaces.ts';
import { createCheckpoints } from './checkpoints.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareQuery } from './query.ts';
import { databasePath } from './workspaceFiles.ts';

const megabyte = 1024 * 1024;

/** Writes megabyte by megabyte whenever it may; gives the log's greatest size and what went wrong. */
async function load(megabytes: number, fullBytes: number) {
  const path = databasePath(temporaryFolder());
  const database = openDatabase(path.replace(/\/workspace.sqlite$/, ''), 'normal');
  onTestFinished(() => database.close());
  let pauses = 0;
  const problems: string[] = [];
  const checkpoints = createCheckpoints({
    path,
    fullBytes,
    pause: () => (pauses += 1),
    resume: () => (pauses -= 1),
    onProblem: (message) => problems.push(message),
  });
  const insert = database.prepare('INSERT INTO bodies (bytes) VALUES (?)');
  let largest = 0;
  for (let written = 0; written < megabytes;) {
    if (pauses === 0) {
      insert.run(Buffer.alloc(megabyte, written));
      written += 1;
      checkpoints.wrote(megabyte);
      largest = Math.max(largest, statSync(`${path}-wal`).size);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  await checkpoints.close();
  expect(pauses).toBe(0);
  return { database, largest, problems };
}

test('under sustained load the log stays bounded, and nothing of it is lost', async () => {
  const { database, largest, problems } = await load(100, 4 * megabyte);
  expect(problems).toEqual([]);
  expect(largest).toBeLessThan(18 * megabyte);
  expect(prepareQuery(database, 'SELECT count(*) AS n FROM bodies').one()).toEqual({ n: 100 });
  expect(prepareQuery(database, 'PRAGMA integrity_check').one()).toEqual({ integrity_check: 'ok' });
});

test('a log that can’t be checkpointed is said, and the writer goes on', async () => {
  const path = databasePath(temporaryFolder());
  const problems: string[] = [];
  let resumed = false;
  const checkpoints = createCheckpoints({
    path: `${path}/nowhere`,
    fullBytes: 10,
    pause: () => undefined,
    resume: () => (resumed = true),
    onProblem: (message) => problems.push(message),
  });
  checkpoints.wrote(31);
  await checkpoints.close();
  expect(problems).toEqual([expect.stringMatching(/unable to open/)]);
  expect(resumed).toBe(true);
});
