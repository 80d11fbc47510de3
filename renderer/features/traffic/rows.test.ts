import { expect, test } from 'vitest';
import type { Exchange } from '../../../shared/exchange.ts';
import { collapseProbes, findNested, findRow, findRowByKey, isRun, rowKey } from './rows.ts';
import { testExchange } from '../../api/testExchange.ts';

const probe = (id: number, path = '/health'): Exchange =>
  testExchange(id, { method: 'GET', path, route: path.slice(1), outcome: 'answered', status: 200, endedAt: 1 });
const names = (rows: ReturnType<typeof collapseProbes>) => rows.map(rowKey);

test('neighbouring identical probes become one row with their count', () => {
  const rows = collapseProbes([probe(5), probe(4), probe(3), testExchange(2), probe(1)], new Set());
  expect(names(rows)).toEqual(['run 3', '2', '1']);
  expect(rows[0]).toMatchObject({ count: 3, newest: { id: '5' }, oldest: { id: '3' } });
});

test('probes of different paths or with different answers stay apart', () => {
  const refused = { ...probe(2), status: 503 };
  expect(names(collapseProbes([probe(4), probe(3, '/v1/info'), refused, probe(1)], new Set()))).toEqual(['4', '3', '2', '1']);
});

test('requests that ask for decisions are never collapsed', () => {
  expect(names(collapseProbes([testExchange(3), testExchange(2), testExchange(1)], new Set()))).toEqual(['3', '2', '1']);
});

test('an open run shows itself and its probes', () => {
  const rows = collapseProbes([probe(3), probe(2)], new Set(['2']));
  expect(names(rows)).toEqual(['run 2', '3', '2']);
});

test('the probes of an open run are known to stand below it', () => {
  const exchanges = [testExchange(9), probe(5), probe(4), testExchange(2)];
  expect([...findNested(collapseProbes(exchanges, new Set(['4'])))]).toEqual(['5', '4']);
  expect([...findNested(collapseProbes(exchanges, new Set()))]).toEqual([]);
});

test('an open run stays open when a probe arrives', () => {
  expect(names(collapseProbes([probe(4), probe(3), probe(2)], new Set(['2'])))).toEqual(['run 2', '4', '3', '2']);
});

test('an exchange is found in its own row or in the closed run it is in', () => {
  const exchanges = [testExchange(9), probe(5), probe(4), probe(3), testExchange(2)];
  const closed = collapseProbes(exchanges, new Set());
  expect([9, 5, 4, 3, 2, 7, 1].map((id) => findRow(closed, String(id)))).toEqual([0, 1, 1, 1, 2, -1, -1]);
  const open = collapseProbes(exchanges, new Set(['3']));
  expect([9, 5, 4, 3, 2].map((id) => findRow(open, String(id)))).toEqual([0, 2, 3, 4, 5]);
});

test('every row is found again by its key', () => {
  const exchanges = [testExchange(9), probe(5), probe(4), probe(3), testExchange(2)];
  for (const expanded of [new Set<string>(), new Set(['3'])]) {
    const rows = collapseProbes(exchanges, expanded);
    expect(rows.map((row) => findRowByKey(rows, rowKey(row)))).toEqual(rows.map((_, place) => place));
    expect(rows.some(isRun)).toBe(true);
  }
});
