import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answered, received } from '../../tests/fixtures/storeEvents.ts';
import { moduleOf, runApart, temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import { openReader } from './openReader.ts';
import { StoreFailure } from './store.ts';
import { databasePath } from './workspaceFiles.ts';

const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

test('a reader beside a writer sees what is committed, also what comes while it reads, and keeps nobody from writing', async () => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  await store.append(Array.from({ length: 450 }, (_, index) => received(String(index + 1))));
  const reader = openReader(folder);
  const seen: string[] = [];
  for (const { id } of reader.exchanges()) {
    seen.push(id);
    if (id === '10') await store.append([answered('449'), received('451')]);
  }
  expect(seen).toEqual(Array.from({ length: 451 }, (_, index) => String(index + 1)));
  expect([...reader.exchanges()][448]?.events.map(({ kind }) => kind)).toEqual(['received', 'answered']);
  expect(() => reader.body(1)).not.toThrow();
  reader.close();
});

test('a reader of a killed process’s workspace sees its log and changes neither log nor database', async () => {
  const folder = temporaryFolder();
  const writer = await runApart(`
    import { openStore } from ${moduleOf('server/store/openStore.ts')};
    import { received, silent } from ${moduleOf('tests/fixtures/storeEvents.ts')};
    const store = await openStore({ folder: ${JSON.stringify(folder)}, log: silent });
    for (let id = 1; id <= 20; id += 1) await store.append([received(String(id), { body: store.putBody(Buffer.alloc(9_000, id)) })]);
    console.log('written');
    setInterval(() => undefined, 1_000);
  `);
  await writer.kill();
  const files = [databasePath(folder), `${databasePath(folder)}-wal`];
  const before = files.map(hash);
  const reader = openReader(folder);
  expect([...reader.exchanges()]).toHaveLength(20);
  expect(reader.body(20)).toEqual(new Uint8Array(9_000).fill(20));
  reader.close();
  expect(files.map(hash)).toEqual(before);
  expect((await temporaryStore(folder)).totals().exchanges).toBe(20);
});

test('where there is no workspace the reader says so and makes none', () => {
  expect(() => openReader('/nowhere/at/all')).toThrow(StoreFailure);
  expect(() => openReader(temporaryFolder())).toThrow(/no workspace\.sqlite/);
});
