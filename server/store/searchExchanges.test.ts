import { expect, test } from 'vitest';
import { answered, received } from '../../tests/fixtures/storeEvents.ts';
import { temporaryStore } from '../../tests/fixtures/workspaces.ts';

test('a search finds what stands far down, page by page, and lets other work go on meanwhile', async () => {
  const store = await temporaryStore();
  // Ids far apart make a search of many turns.
  const wanted = ['1', '2', '30001', '30002', '90000'];
  await store.append([...wanted.map((id) => received(id, { asked: 'Find the plum' })), received('89999', { asked: 'other' })]);
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  const first = await store.search({ filter: 'plum', limit: 3 });
  expect(first).toMatchObject({ exchanges: [{ id: '90000' }, { id: '30002' }, { id: '30001' }], more: true });
  const rest = await store.search({ filter: 'PLUM', limit: 3, before: 30_001 });
  clearInterval(count);
  expect(rest).toMatchObject({ exchanges: [{ id: '2' }, { id: '1' }], more: false });
  expect(turns).toBeGreaterThan(0);
});

test('what changes while a search goes on is found once, as it is at its end', async () => {
  const store = await temporaryStore();
  await store.append(Array.from({ length: 70 }, (_, index) => received(String(index * 1_000 + 1), { asked: 'Find the plum' })));
  const searching = store.search({ filter: 'plum', limit: 100 });
  await store.append([answered('1'), received('70001', { asked: 'another plum' })]);
  const { exchanges } = await searching;
  expect(new Set(exchanges.map(({ id }) => id)).size).toBe(exchanges.length);
  expect(exchanges.find(({ id }) => id === '1')?.outcome).toBe('answered');
});
