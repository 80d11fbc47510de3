import { expect, test } from 'vitest';
import { answered, drafted, received, silent } from '../../tests/fixtures/storeEvents.ts';
import { temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import { createStore } from './createStore.ts';
import { openDatabase } from './openDatabase.ts';
import { openReader } from './openReader.ts';
import { StoreClosed, StoreFailure } from './store.ts';
import { databasePath } from './workspaceFiles.ts';

test('all that is appended within one turn is one transaction, told to listeners at once', async () => {
  const store = await temporaryStore();
  const groups: (readonly ExchangeEvent[])[] = [];
  store.onEvents((events) => groups.push(events));
  await Promise.all(['1', '2', '3'].map((id) => store.append([received(id)])));
  await store.append([answered('1')]);
  expect(groups.map((events) => events.map(({ exchange, sequence, kind }) => `${sequence} ${exchange} ${kind}`))).toEqual([
    ['1 1 received', '2 2 received', '3 3 received'],
    ['4 1 answered'],
  ]);
});

test('once an append resolves, its events and bodies are there for another connection', async () => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  const bytes = Buffer.from([0, 255, 13, 10]);
  const id = store.newExchangeId();
  const body = store.putBody(bytes);
  const appended = await store.append([received(id, { body })]);
  const reader = openReader(folder);
  expect([...reader.exchanges()]).toEqual([{ id, events: appended }]);
  expect(reader.body(body.id)).toEqual(new Uint8Array(bytes));
  reader.close();
});

test('nothing is shown before it is committed', async () => {
  const store = await temporaryStore();
  const appending = store.append([received('1')]);
  expect(store.exchange('1')).toBeUndefined();
  await appending;
  expect(store.exchange('1')?.outcome).toBe('waiting');
});

test('an exchange that does not begin with received is refused alone; its group is stored', async () => {
  const store = await temporaryStore();
  const bad = store.append([received('1'), answered('2')]);
  const good = store.append([received('3')]);
  await expect(bad).rejects.toThrow(RangeError);
  await expect(good).resolves.toMatchObject([{ sequence: 1, exchange: '3' }]);
  expect(store.exchange('1')).toBeUndefined();
});

test('a listener that throws keeps neither the next one nor the caller from hearing', async () => {
  const store = await temporaryStore();
  let heard = 0;
  store.onEvents(() => {
    throw new Error('a bug in a listener');
  });
  store.onEvents(() => (heard += 1));
  await store.append([received('1')]);
  expect(heard).toBe(1);
});

test('a full disk fails every caller of the group, keeps nothing of it, says what to do, and later writes go through', async () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder, 'normal');
  const path = databasePath(folder);
  const store = createStore({ database, path, name: 'full', log: silent, onClosed: () => undefined });
  await store.append([received('1')]);
  // SQLite's own limit gives the same failure as a disk without space.
  database.exec('PRAGMA max_page_count = 20');
  const body = store.putBody(Buffer.alloc(1_000_000));
  const outcomes = await Promise.allSettled([
    store.append([answered('1', { body })]),
    store.append([received('2')]),
    store.saveDraft('1.0', 0, ['{}'], drafted('1', 1, 5)),
    store.changeSettings({ agentId: 'other' }),
  ]);
  for (const outcome of outcomes) {
    const failure: unknown = outcome.status === 'rejected' ? outcome.reason : null;
    expect(failure).toBeInstanceOf(StoreFailure);
    expect(String(failure)).toMatch(/disk is full.*Free some space/);
  }
  expect(store.problem()).toMatch(/disk is full/);
  expect(store.exchange('1')?.outcome).toBe('waiting');
  expect(store.exchange('2')).toBeUndefined();
  expect(store.body(body.id)).toBeUndefined();
  expect(store.draft('1.0')).toBeNull();
  expect(store.settings().agentId).toBe('signalbox');
  expect(store.totals()).toMatchObject({ exchanges: 1, sequence: 1 });

  database.exec('PRAGMA max_page_count = 1000000');
  await expect(store.append([answered('1'), received('2')])).resolves.toMatchObject([{ sequence: 2 }, { sequence: 3 }]);
  expect(store.problem()).toBeNull();
  expect(store.exchange('1')?.outcome).toBe('answered');
  await store.close();
});

test('a closed store commits what was queued and refuses what comes later', async () => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  const queued = store.append([received('1')]);
  await store.close();
  await expect(queued).resolves.toHaveLength(1);
  await expect(store.append([answered('1')])).rejects.toThrow(StoreClosed);
});

test('a draft rises by one with every save, and one that builds on an older revision is not saved', async () => {
  const store = await temporaryStore();
  const lone = '{"say":"\ud83d"}';
  await store.append([received('1')]);
  await expect(store.saveDraft('1.0', 0, [lone], drafted('1', 1, 10))).resolves.toEqual({ revision: 1, candidates: [lone], savedAt: 10 });
  const [second, stale] = await Promise.all([
    store.saveDraft('1.0', 1, ['b'], drafted('1', 2, 11)),
    store.saveDraft('1.0', 1, ['c'], drafted('1', 2, 12)),
  ]);
  expect(second).toMatchObject({ revision: 2 });
  expect(stale).toBeNull();
  await expect(store.saveDraft('1.0', 1, ['d'], drafted('1', 2, 13))).resolves.toBeNull();
  expect(store.draft('1.0')).toEqual({ revision: 2, candidates: ['b'], savedAt: 11 });
  // Its event is stored with it, or not at all.
  expect(store.eventsOf('1').flatMap((event) => (event.kind === 'drafted' ? [event.revision] : []))).toEqual([1, 2]);
});

test('totals count exchanges and findings as they come, and bytes as the database has them', async () => {
  const store = await temporaryStore();
  const finding = { code: 'magma.tool_unknown', level: 'warning', message: '', text: 'request', pointer: null, offset: null } as const;
  await store.append([received('1', { findings: [finding] }), received('2')]);
  await store.append([answered('1', { findings: [finding, { ...finding, level: 'error' }] })]);
  expect(store.totals()).toMatchObject({ exchanges: 2, sequence: 3, findings: { error: 1, warning: 2, note: 0 } });
  expect(store.totals().bytes).toBeGreaterThan(8192);
});

test('the size that is told does not shrink where the log is taken into the database', async () => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  const sizes: number[] = [];
  for (let id = 1; id <= 300; id += 1) {
    store.putBody(new Uint8Array(20_000));
    await store.append([received(String(id))]);
    sizes.push(store.totals().bytes);
  }
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  const before = store.totals().bytes;
  // Closing takes all of the log into the database.
  await store.close();
  const again = await temporaryStore(folder);
  expect(again.totals().bytes).toBeGreaterThanOrEqual(before);
});
