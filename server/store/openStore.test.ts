import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drafted, received, silent } from '../../tests/fixtures/storeEvents.ts';
import { runApart, moduleOf, temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import { openStore } from './openStore.ts';
import { StoreFailure, WorkspaceLocked } from './store.ts';

const open = (folder: string) => openStore({ folder, log: silent });

test('a workspace opened again has its events, bodies, drafts, settings and totals, and goes on counting', async () => {
  const folder = temporaryFolder();
  const first = await open(folder);
  const id = first.newExchangeId();
  const body = first.putBody(Buffer.from('body'));
  const events = await first.append([received(id, { body }), { kind: 'dropped', at: 5, exchange: id }]);
  await Promise.all([first.saveDraft('1.0', 0, ['typed'], drafted('1', 1, 7)), first.changeSettings({ agentId: 'mine' })]);
  await first.close();

  const again = await temporaryStore(folder);
  expect(again.eventsOf(id)).toMatchObject([...events, { kind: 'drafted', revision: 1, sequence: 3 }]);
  expect(again.exchange(id)?.outcome).toBe('dropped');
  expect(again.body(body.id)).toEqual(new Uint8Array(Buffer.from('body')));
  expect(again.draft('1.0')?.candidates).toEqual(['typed']);
  expect(again.settings().agentId).toBe('mine');
  expect(again.totals()).toMatchObject({ exchanges: 1, sequence: 3 });
  expect(again.newExchangeId()).toBe('2');
  expect(again.putBody(Buffer.from('next')).id).toBe(body.id + 1);
});

test('exchanges that an ended process left open are abandoned at the next start; held ones stay in the queue with their drafts', async () => {
  const folder = temporaryFolder();
  const first = await open(folder);
  await first.append([received('1'), { kind: 'held', at: 2, exchange: '1', situation: 0, reason: 'responder', deadlineAt: null }]);
  await first.append([received('2'), { kind: 'committed', at: 3, exchange: '2', status: 200 }]);
  await first.saveDraft('1.0', 0, ['typed'], drafted('1', 1, 7));
  await first.close();

  const again = await temporaryStore(folder);
  const ended = ['1', '2'].map((id) => again.exchange(id));
  expect(ended).toMatchObject([
    { outcome: 'abandoned', reason: 'Signalbox ended before it could answer' },
    { outcome: 'abandoned', status: 200, committedAt: 3 },
  ]);
  expect(again.openExchanges().map(({ id }) => id)).toEqual(['1']);
  expect(again.draft('1.0')?.candidates).toEqual(['typed']);
});

test('a second writer is told who holds the workspace, in this process or another', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  const refused = await open(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WorkspaceLocked);
  expect(refused).toMatchObject({ holder: { pid: process.pid } });
  expect(String(refused)).toContain(`process ${process.pid} on `);
  // The refused attempt must not have loosened the lock.
  await expect(open(folder)).rejects.toBeInstanceOf(WorkspaceLocked);
  await store.close();
  await (await open(folder)).close();
});

test('a workspace whose writer was killed opens at once, with all that was committed', async () => {
  const folder = temporaryFolder();
  const writer = await runApart(`
    import { openStore } from ${moduleOf('server/store/openStore.ts')};
    import { received, silent } from ${moduleOf('tests/fixtures/storeEvents.ts')};
    const store = await openStore({ folder: ${JSON.stringify(folder)}, log: silent });
    const body = () => store.putBody(Buffer.alloc(100_000, 'x'));
    for (let id = 1; id <= 300; id += 1) await store.append([received(String(id), { body: body() })]);
    console.log('written');
    setInterval(() => undefined, 1_000);
  `);
  await expect(open(folder)).rejects.toMatchObject({ name: 'WorkspaceLocked', holder: { pid: writer.pid } });
  await writer.kill();
  expect(statSync(join(folder, 'workspace.sqlite-wal')).size).toBeGreaterThan(30_000_000);
  const store = await temporaryStore(folder);
  expect(store.totals().exchanges).toBe(300);
  expect(store.exchanges({ limit: 500 }).exchanges.map(({ id }) => id)).toEqual(
    Array.from({ length: 300 }, (_, index) => String(300 - index)),
  );
  expect(store.body(300)).toHaveLength(100_000);
});

test('the folder and all files in it are their owner’s alone, whatever the umask and whatever they were', async () => {
  const folder = join(temporaryFolder(), 'made', 'here');
  const before = process.umask(0o000);
  try {
    const store = await temporaryStore(folder);
    await store.append([received('1')]);
    await store.close();
    chmodSync(join(folder, 'workspace.sqlite'), 0o644);
    await (await temporaryStore(folder)).append([received('2')]);
  } finally {
    process.umask(before);
  }
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  const modes = readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);
  expect(modes.sort()).toEqual([
    'workspace.holder.json 600',
    'workspace.lock 600',
    'workspace.sqlite 600',
    'workspace.sqlite-shm 600',
    'workspace.sqlite-wal 600',
  ]);
});

test.each([
  ['a path below a file', (folder: string) => join(folder, 'file', 'data'), /is a file, not a folder.*--data/],
  ['a file', (folder: string) => join(folder, 'file'), /in the way|not a folder/],
  ['a folder of the system that takes no files', () => '/proc/self/signalbox', /can’t be made/],
])('%s as data folder is refused with a reason', async (_what, path, message) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), 'mine');
  const refused = await open(path(folder)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreFailure);
  expect(String(refused)).toMatch(message);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
});

test('a file that is no database, and a folder of its name, are refused and left as they are', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'workspace.sqlite');
  const text = 'not a database '.repeat(1_000);
  writeFileSync(path, text);
  await expect(open(folder)).rejects.toThrow(/no SQLite database.*Move that file away/);
  expect(readFileSync(path, 'utf8')).toBe(text);

  const other = temporaryFolder();
  mkdirSync(join(other, 'workspace.sqlite'));
  await expect(open(other)).rejects.toThrow(/not a file/);
});

test('after a refused start the lock is free', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'workspace.sqlite');
  writeFileSync(path, 'not a database '.repeat(1_000));
  await expect(open(folder)).rejects.toBeInstanceOf(StoreFailure);
  writeFileSync(path, '');
  await temporaryStore(folder);
});
