import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParser } from 'eventsource-parser';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { NewEvent, Store } from '../../server/store/store.ts';
import { runFeed } from '../../server/control/feed.ts';
import type { FeedPages } from '../../server/control/feedPages.ts';
import { createFeedPages } from '../../server/control/feedPages.ts';

const log = pino({ level: 'silent' });
let folder: string;
let store: Store;
let pages: FeedPages;
let reads: number;
let ended: AbortController;
let responses: ServerResponse[];
let heartbeatMs: number;
const server = createServer((request, response) => {
  const after = new URL(request.url ?? '/', 'http://feed').searchParams.get('after');
  responses.push(response);
  const source = {
    store,
    pages,
    onStatus: (listener: (status: string) => void) => (listener('{"ready":true}'), () => undefined),
    onLineage: () => () => undefined,
    heartbeatMs,
  };
  void runFeed(response, source, after === null ? null : Number(after), ended.signal);
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-feed-'));
  await open();
  ended = new AbortController();
  responses = [];
  heartbeatMs = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  ended.abort();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  pages.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  store = await openStore({ folder, log });
  reads = 0;
  pages = createFeedPages({
    onEvents: (listener) => store.onEvents(listener),
    eventsAfter: (sequence, limit) => {
      reads += 1;
      return store.eventsAfter(sequence, limit);
    },
  });
}

/** Exchanges of two events each; `words` pads what was asked. */
async function record(count: number, words = ''): Promise<void> {
  const events = Array.from({ length: count }, (): NewEvent[] => {
    const common = { at: 1, exchange: store.newExchangeId() };
    const caller = { address: '127.0.0.1:1', userAgent: null };
    const headers = [['Authorization', 'secret']] as const;
    const asked = { body: null, asked: words, situations: [], findings: [], method: 'GET', path: '/', protocol: null, route: null };
    return [
      { ...common, kind: 'received', caller, headers, ...asked },
      { ...common, kind: 'refused', status: 404, reason: 'no', headers, body: null, findings: [] },
    ];
  });
  await store.append(events.flat());
}

interface Message {
  readonly event: string | undefined;
  readonly id: number | null;
  readonly data: string;
}

/** Reads a feed until `enough`; then hangs up. `before` runs between the first bytes and the reading of more. */
async function read(after: number | null, enough: (messages: Message[]) => boolean, before?: () => Promise<void>): Promise<Message[]> {
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  const request = get({ port, host: '127.0.0.1', path: after === null ? '/' : `/?after=${after}` });
  const response = await new Promise<IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject));
  await before?.();
  const messages: Message[] = [];
  const parser = createParser({
    onEvent: ({ event, id, data }) => messages.push({ event, id: id === undefined ? null : Number(id), data }),
    onComment: (data) => messages.push({ event: 'comment', id: null, data }),
  });
  for await (const bytes of response.setEncoding('utf8')) {
    parser.feed(String(bytes));
    if (enough(messages)) break;
  }
  request.destroy();
  return messages;
}

const numbers = (messages: readonly Message[]): (number | null)[] =>
  messages.filter(({ event }) => event === 'exchange').map(({ id }) => id);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('a reader that hangs up again and again misses nothing and reads nothing twice while events pour in', async () => {
  const pouring = (async () => {
    for (let round = 0; round < 60; round += 1) {
      await record(25);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const seen: number[] = [];
  while (seen.length < 3_000) {
    const part = numbers(await read(seen.length, (messages) => numbers(messages).length > 0));
    seen.push(...part.map(Number));
  }
  await pouring;
  expect(seen).toEqual(range(1, 3_000));
});

test('events that are there and events that follow come in one line', async () => {
  await record(700);
  const messages = await read(
    3,
    (all) => numbers(all).length >= 1_497,
    () => record(50),
  );
  expect(numbers(messages)).toEqual(range(4, 1_500));
});

test('a feed without a beginning tells the status and what is new, not the past', async () => {
  await record(5);
  const messages = await read(
    null,
    (all) => numbers(all).length >= 2,
    () => record(1),
  );
  expect(messages[0]).toEqual({ event: 'status', id: null, data: '{"ready":true}' });
  expect(numbers(messages)).toEqual([11, 12]);
});

test('events carry their summary and no headers', async () => {
  await record(1);
  const [received] = (await read(0, (all) => numbers(all).length >= 2)).filter(({ event }) => event === 'exchange');
  const sent: unknown = JSON.parse(received?.data ?? '');
  expect(sent).toMatchObject({ kind: 'received', sequence: 1, exchange: '1' });
  expect(sent).not.toHaveProperty('headers');
});

test('a reader that comes from beyond the newest event is told to begin anew, and goes on from there', async () => {
  await record(2);
  const messages = await read(
    99,
    (all) => numbers(all).length >= 2,
    () => record(1),
  );
  expect(messages.filter(({ event }) => event !== 'status')).toMatchObject([
    { event: 'reset', id: 4, data: '{"sequence":4}' },
    { event: 'exchange', id: 5 },
    { event: 'exchange', id: 6 },
  ]);
});

test('a reader whose next event is kept no more is told to begin anew', async () => {
  await record(3);
  await store.close();
  const database = openDatabase(folder, 'normal');
  database.exec('DELETE FROM events WHERE sequence < 4');
  database.close();
  await open();
  const reset = { event: 'reset', id: 6, data: '{"sequence":6}' };
  expect((await read(1, (all) => all.some(({ event }) => event === 'reset'))).filter(({ event }) => event !== 'status')).toEqual([reset]);
  expect(numbers(await read(3, (all) => numbers(all).length >= 3))).toEqual([4, 5, 6]);
});

test('a reader that does not read is waited for, not buffered for, and then gets everything', async () => {
  const total = 12_000;
  let buffered = 0;
  const messages = await read(
    0,
    (all) => numbers(all).length >= total,
    async () => {
      for (let round = 0; round < 30; round += 1) {
        await record(total / 60, 'x'.repeat(5_000));
        await new Promise((resolve) => setTimeout(resolve, 10));
        buffered = Math.max(buffered, ...responses.map((response) => response.writableLength));
      }
    },
  );
  expect(buffered).toBeGreaterThan(0);
  expect(buffered).toBeLessThan(4_000_000);
  expect(numbers(messages)).toEqual(range(1, total));
});

test('many readers at one place share what is read from the store, and each gets all of it', async () => {
  const rounds = 20;
  const readers = 50;
  const received = Array.from({ length: readers }, () => 0);
  const reading = received.map((_, reader) =>
    read(0, (messages) => {
      received[reader] = numbers(messages).length;
      return received[reader] >= rounds * 2;
    }),
  );
  for (let round = 1; round <= rounds; round += 1) {
    await record(1);
    while (received.some((count) => count < round * 2)) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (const messages of await Promise.all(reading)) expect(numbers(messages)).toEqual(range(1, rounds * 2));
  expect(reads).toBeLessThan(rounds * 4);
});

test('a quiet feed says now and then that it is alive', async () => {
  heartbeatMs = 5;
  const comments = (all: readonly Message[]): string[] => all.filter(({ event }) => event === 'comment').map(({ data }) => data);
  const messages = await read(0, (all) => comments(all).length >= 2);
  expect(new Set(comments(messages))).toEqual(new Set(['still here']));
});

test('an ended host ends its feeds', async () => {
  await record(1);
  const messages = await read(
    0,
    () => false,
    async () => ended.abort(),
  );
  expect(numbers(messages).length).toBeLessThanOrEqual(2);
});
