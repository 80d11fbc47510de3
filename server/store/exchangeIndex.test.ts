import { expect, test } from 'vitest';
import { answered, received } from '../../tests/fixtures/storeEvents.ts';
import { temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';

test('an exchange is the same whether it waits, ended lately, ended long ago, or was stored by an earlier process', async () => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  const ids = Array.from({ length: 600 }, () => store.newExchangeId());
  // Later ids may be stored before earlier ones.
  await store.append([...ids].reverse().map((id) => received(id)));
  await store.append(ids.slice(0, 500).map((id) => answered(id)));
  const seen = ids.map((id) => store.exchange(id));
  expect(seen.map((exchange) => exchange?.outcome)).toEqual([
    ...Array<string>(500).fill('answered'),
    ...Array<string>(100).fill('waiting'),
  ]);
  await store.append([{ kind: 'annotated', at: 9, exchange: '1', situation: 0, dismissed: true }]);
  expect(store.exchange('1')).toMatchObject({ outcome: 'answered', situations: [{ dismissed: true }] });
  expect(store.exchange('601')).toBeUndefined();
  await store.close();
  const again = await temporaryStore(folder);
  expect(again.exchange('2')).toEqual(seen[1]);
  expect(again.exchange('601')).toBeUndefined();
});

test('lists, those by a level of finding too, and open exchanges are the same before and after the index is written', async () => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  const look = async () => ({
    page: store.exchanges({ limit: 3, before: 70 }),
    bananas: await store.search({ limit: 3, filter: 'banana' }),
    answered: await store.search({ limit: 100, filter: 'answered' }),
    errors: await store.search({ limit: 100, filter: 'finding:error' }),
    warnings: await store.search({ limit: 100, filter: 'finding:warning' }),
    open: store.openExchanges(),
  });
  await store.append(Array.from({ length: 70 }, (_, index) => received(String(index + 1), { asked: 'Find the plum', situations: [] })));
  const finding = { level: 'error', code: 'magma.x', message: 'wrong', text: 'response', pointer: null, offset: null } as const;
  await store.append([answered('69'), answered('3', { findings: [finding] }), received('71')]);
  const before = await look();
  expect(before.page.exchanges.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(['69 answered', '68 waiting', '67 waiting']);
  expect(before.page.more).toBe(true);
  expect(before.bananas).toMatchObject({ exchanges: [{ id: '71' }], more: false });
  expect(before.answered.exchanges.map(({ id }) => id)).toEqual(['69', '3']);
  expect(before.errors.exchanges.map(({ id }) => id)).toEqual(['3']);
  expect(before.warnings.exchanges).toEqual([]);
  expect(before.open).toHaveLength(69);
  // Enough new ones have everything written.
  await store.append(Array.from({ length: 70 }, (_, index) => received(String(index + 72), { asked: 'other', situations: [] })));
  expect({ ...(await look()), open: store.openExchanges().slice(0, 69) }).toEqual(before);
});
