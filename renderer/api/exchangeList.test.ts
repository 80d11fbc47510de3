import { expect, test } from 'vitest';
import type { ExchangeEvent } from '../../shared/exchange.ts';
import { testExchange } from './testExchange.ts';
import { findExchange, foldEvents, mergePage, trimList } from './exchangeList.ts';

const list = (ids: readonly number[], more = false) => ({ exchanges: ids.map((id) => testExchange(id)), more });
const ids = (exchanges: readonly { id: string }[]) => exchanges.map(({ id }) => Number(id));

function received(exchange: number, sequence: number): ExchangeEvent {
  return {
    kind: 'received',
    sequence,
    at: sequence,
    exchange: String(exchange),
    method: 'POST',
    path: '/v1/responses',
    protocol: 'magma',
    route: 'responses',
    caller: { address: '127.0.0.1:1', userAgent: null },
    body: null,
    asked: 'x',
    situations: [],
    findings: [],
  };
}
const failed = (exchange: number, sequence: number): ExchangeEvent => ({
  kind: 'failed',
  sequence,
  at: sequence,
  exchange: String(exchange),
  reason: 'r',
});

test('an exchange is found by its id in a list that is newest first', () => {
  const { exchanges } = list([9, 7, 3]);
  expect([9, 7, 3, 10, 8, 1].map((id) => findExchange(exchanges, String(id)))).toEqual([0, 1, 2, -1, -2, -4]);
});

test('a new exchange comes on top, a known one changes in its place', () => {
  const { list: folded, missed } = foldEvents(list([2, 1]), [received(4, 10), failed(2, 11), received(3, 12), failed(4, 13)], false);
  expect(ids(folded.exchanges)).toEqual([4, 3, 2, 1]);
  expect(folded.exchanges.map(({ outcome }) => outcome)).toEqual(['failed', 'waiting', 'failed', 'waiting']);
  expect(missed).toBe(false);
});

test('events that a page already holds are passed over', () => {
  const page = list([20]);
  expect(foldEvents(page, [failed(20, 15)], false).list.exchanges[0]?.outcome).toBe('waiting');
});

test('an exchange older than what is loaded waits for its page', () => {
  const folded = foldEvents(list([9, 8], true), [failed(3, 50)], false);
  expect(ids(folded.list.exchanges)).toEqual([9, 8]);
  expect(folded.missed).toBe(false);
});

test('with a filter, new exchanges are left to the host', () => {
  const folded = foldEvents(list([2]), [received(3, 10)], true);
  expect(ids(folded.list.exchanges)).toEqual([2]);
  expect(folded.missed).toBe(true);
});

test('the first exchange of an empty list is taken in', () => {
  expect(ids(foldEvents(list([]), [received(1, 1)], false).list.exchanges)).toEqual([1]);
});

test('an older page goes below, and says whether there is more', () => {
  expect(mergePage(list([9, 8], true), list([7, 6], true))).toMatchObject({ more: true });
  expect(ids(mergePage(list([9, 8], true), list([7, 6])).exchanges)).toEqual([9, 8, 7, 6]);
  expect(mergePage(list([9, 8], true), list([7, 6])).more).toBe(false);
});

test('a first page that came again keeps what is older, drops what is gone, and keeps later states', () => {
  const known = { exchanges: [testExchange(9, { sequence: 90 }), testExchange(8), testExchange(3)], more: true };
  const merged = mergePage(known, { exchanges: [testExchange(9, { sequence: 80 }), testExchange(7)], more: true });
  expect(ids(merged.exchanges)).toEqual([9, 7, 3]);
  expect(merged.exchanges[0]?.sequence).toBe(90);
  expect(merged.more).toBe(true);
});

test('a first page that meets nothing known leaves no gap in silence', () => {
  const merged = mergePage(list([5, 4], true), list([900, 899], true));
  expect(ids(merged.exchanges)).toEqual([900, 899]);
  expect(merged.more).toBe(true);
});

test('a list that has grown long lets go of its oldest, and knows that there is more', () => {
  expect(trimList(list([5, 4, 3, 2, 1]), 4, 2)).toEqual(list([5, 4], true));
  const short = list([2, 1]);
  expect(trimList(short, 4, 2)).toBe(short);
});
