import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { answered, received } from '../../tests/fixtures/storeEvents.ts';
import { temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareQuery } from './query.ts';
import { createStaleTexts } from './staleTexts.ts';
import { createTransaction } from './transaction.ts';
import { databasePath } from './workspaceFiles.ts';
import { createReads } from './workspaceReads.ts';

const finding = { level: 'error', code: 'magma.x', message: 'wrong', text: 'response', pointer: null, offset: null } as const;

/** A workspace whose exchanges were indexed before texts said levels of findings. */
async function indexedBefore(count: number): Promise<string> {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  for (let id = 1; id <= count; id += 1) await store.append([received(String(id)), answered(String(id), { findings: [finding] })]);
  await store.close();
  const database = new DatabaseSync(databasePath(folder));
  database.exec(`
    UPDATE exchange_texts SET text = replace(text, 'FINDING:ERROR', '');
    UPDATE totals SET stale_texts = ${count};
  `);
  database.close();
  return folder;
}

test('exchanges that were indexed before texts said levels of findings are found by level after the next start', async () => {
  const folder = await indexedBefore(70);
  const store = await temporaryStore(folder);
  const found = (await store.search({ filter: 'finding:error', limit: 100 })).exchanges;
  expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: 70 }, (_, index) => 70 - index));
});

test('texts are renewed newest first, a part at a time, and the next start goes on where the last one ended', async () => {
  const folder = await indexedBefore(5);
  function renewTimes(times: number): boolean {
    const database = openDatabase(folder, 'normal');
    const stale = createStaleTexts(database, createReads(database), createTransaction(database));
    for (let done = 0; done < times; done += 1) stale.renew(0);
    database.close();
    return stale.left();
  }
  function renewed(): number[] {
    const database = openDatabase(folder, 'normal');
    const rows = prepareQuery<{ id: number }>(
      database,
      "SELECT id FROM exchange_texts WHERE instr(text, 'FINDING:ERROR') > 0 ORDER BY id",
    ).all();
    database.close();
    return rows.map(({ id }) => id);
  }
  expect(renewTimes(2)).toBe(true);
  expect(renewed()).toEqual([4, 5]);
  expect(renewTimes(3)).toBe(false);
  expect(renewed()).toEqual([1, 2, 3, 4, 5]);
});
