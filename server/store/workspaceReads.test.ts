import { expect, test } from 'vitest';
import { answered, received } from '../../tests/fixtures/storeEvents.ts';
import { temporaryStore } from '../../tests/fixtures/workspaces.ts';
import type { NewEvent, Store } from './store.ts';

const ids = async (store: Store, filter: string) => (await store.search({ filter, limit: 10 })).exchanges.map(({ id }) => id);

test('exchanges come newest first, before an id, and say whether there are more', async () => {
  const store = await temporaryStore();
  await store.append(['1', '2', '10', '11'].map((id) => received(id)));
  const first = store.exchanges({ limit: 2 });
  expect(first.exchanges.map(({ id }) => id)).toEqual(['11', '10']);
  expect(first.more).toBe(true);
  const rest = store.exchanges({ limit: 2, before: 10 });
  expect(rest.exchanges.map(({ id }) => id)).toEqual(['2', '1']);
  expect(rest.more).toBe(false);
});

test('the filter finds a substring of the short fields, whatever its case, and takes % and _ as they are', async () => {
  const store = await temporaryStore();
  const finding = { code: 'json.duplicate_key', level: 'note', message: '', text: 'request', pointer: null, offset: null } as const;
  const decided: NewEvent = {
    kind: 'decided',
    at: 1,
    exchange: '2',
    situation: 0,
    by: 'human',
    candidates: [{ status: 'completed', line: 'arm1 · pick(banana_split)' }],
    body: null,
  };
  await store.append([
    received('1', { asked: 'ΟΔΟΣ Straße 100%', findings: [finding], situations: [] }),
    received('2', { caller: { address: '', userAgent: 'Node/20' } }),
    decided,
    answered('2'),
    { kind: 'received', ...strange('3') },
    { kind: 'refused', at: 2, exchange: '3', status: 404, reason: 'no such path', body: null, findings: [] },
  ]);
  expect(await ids(store, 'οδος')).toEqual(['1']);
  expect(await ids(store, 'STRASSE')).toEqual(['1']);
  expect(await ids(store, '0%')).toEqual(['1']);
  expect(await ids(store, 'duplicate_k')).toEqual(['1']);
  expect(await ids(store, 'PICK(banana_')).toEqual(['2']);
  expect(await ids(store, 'bananaXsplit')).toEqual([]);
  expect(await ids(store, 'node/')).toEqual(['2']);
  expect(await ids(store, 'human')).toEqual([]);
  expect(await ids(store, '9007199254740993')).toEqual(['2']);
  expect(await ids(store, 'refused')).toEqual(['3']);
  expect(await ids(store, 'get /nowhere')).toEqual(['3']);
  expect(await ids(store, 'such path')).toEqual(['3']);
  expect(await ids(store, 'magma')).toEqual(['2', '1']);
});

function strange(exchange: string) {
  return {
    at: 1,
    exchange,
    method: 'GET',
    path: '/nowhere',
    protocol: null,
    route: null,
    caller: { address: '', userAgent: null },
    body: null,
    asked: '',
    situations: [],
    findings: [],
  } as const;
}

test('events are read by exchange and after a sequence, headers, fractions and lone surrogates as they came', async () => {
  const store = await temporaryStore();
  const headers = [
    ['X-Repeated', 'caf\u00e9'],
    ['x-repeated', ''],
  ] as const;
  const events = await store.append([received('1', { headers, asked: 'half \ud83d', at: 1.125 }), received('2'), answered('1')]);
  expect(store.eventsOf('1')).toEqual([events[0], events[2]]);
  expect(store.eventsAfter(1, 1)).toEqual([events[1]]);
  expect(store.exchange('1')?.asked).toBe('half \ud83d');
  expect(store.exchange('1')?.situations[0]?.sourceId).toBe('9007199254740993');
});

test('an id is found only as it was written', async () => {
  const store = await temporaryStore();
  await store.append([received('7'), answered('7')]);
  expect(['7', '07', '7.0', '7 ', '0x7', '', '9007199254740993', '99999999999999999999'].map((id) => store.exchange(id)?.id)).toEqual([
    '7',
    ...Array<undefined>(7).fill(undefined),
  ]);
});

test('an exchange stays open while its caller waits, and, abandoned, while a held situation is not dismissed', async () => {
  const store = await temporaryStore();
  const open = () => store.openExchanges().map(({ id }) => id);
  await store.append([received('1'), received('2'), received('3'), answered('3')]);
  await store.append([{ kind: 'held', at: 2, exchange: '2', situation: 0, reason: 'responder', deadlineAt: null }]);
  expect(open()).toEqual(['1', '2']);
  await store.append(['1', '2'].map((exchange) => ({ kind: 'abandoned', at: 3, exchange, reason: 'gone' })));
  expect(open()).toEqual(['2']);
  await store.append([{ kind: 'annotated', at: 4, exchange: '2', situation: 0, dismissed: true }]);
  expect(open()).toEqual([]);
});
