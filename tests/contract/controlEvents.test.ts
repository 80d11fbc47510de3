import { Agent, request as fetchOver } from 'undici';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Status } from '../../shared/status.ts';
import type { Exchange, ExchangeEvent } from '../../shared/exchange.ts';
import { applyEvent } from '../../shared/applyEvent.ts';
import { magmaRequest } from './askMagma.ts';
import { send } from './controlClient.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

let box: TestHost;
const connections = new Agent({ bodyTimeout: 0 });
beforeAll(async () => {
  box = await startTestHost();
});
afterAll(async () => {
  await connections.destroy();
  await box.close();
});

interface Message {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: string;
}

/** Reads the feed with our page's header until `enough`, then hangs up. */
async function read(headers: Record<string, string>, query: string, enough: (messages: Message[]) => boolean): Promise<Message[]> {
  const authorization = `Bearer ${box.host.token}`;
  const leave = new AbortController();
  const url = `${box.control}/api/events${query}`;
  const response = await fetchOver(url, { headers: { ...headers, authorization }, dispatcher: connections, signal: leave.signal });
  expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  const messages: Message[] = [];
  const parser = createParser({ onEvent: ({ event, id, data }) => messages.push({ event, id, data }) });
  for await (const text of response.body.setEncoding('utf8')) {
    parser.feed(String(text));
    if (enough(messages)) break;
  }
  leave.abort();
  return messages;
}

// The shapes are those of shared/, which the server is typed by.
const exchanges = (messages: readonly Message[]): ExchangeEvent[] =>
  messages.filter(({ event }) => event === 'exchange').map(({ data }) => JSON.parse(data) as ExchangeEvent);
const readiness = (messages: readonly Message[]): boolean[] =>
  messages.filter(({ event }) => event === 'status').map(({ data }) => (JSON.parse(data) as Status).ready);

describe('the live feed', () => {
  test('resumed under load it has no gap and no repeat, and folds to what the API lists', async () => {
    const callers = Array.from({ length: 8 }, async (_, caller) => {
      for (let turn = 0; turn < 40; turn += 1) {
        const path = turn % 4 === 0 ? `/nothing/${caller}/${turn}` : '/v1/responses';
        if (path.startsWith('/nothing')) await send(box.agent + path);
        else await box.ask(`{"request_id":"r","inputs":[{"id":${turn},"instruction":{"type":"user","content":"go"}}]}`);
      }
    });
    let flowing = true;
    const done = Promise.all(callers).then(() => (flowing = false));
    const events: ExchangeEvent[] = [];
    const last = (): number => events[events.length - 1]?.sequence ?? 0;
    const newest = async (): Promise<number> => (await box.read('status')).sequence;
    while (flowing || last() < (await newest())) {
      const resume = events.length === 0 ? {} : { 'last-event-id': String(last()) };
      events.push(...exchanges(await read(resume, '?after=0', (all) => exchanges(all).length > 0)));
    }
    await done;
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
    const folded = new Map<string, Exchange>();
    for (const event of events) folded.set(event.exchange, applyEvent(folded.get(event.exchange), event));
    const { exchanges: listed } = await box.read('exchanges', '/api/exchanges?limit=1000');
    expect([...folded.values()].sort((a, b) => Number(b.id) - Number(a.id))).toEqual(listed);
    expect(listed.length).toBe(320);
  });

  test('it carries neither headers nor bodies', async () => {
    const secret = 'only-in-the-body';
    await box.ask(`{"request_id":"r","inputs":[],"x":"${secret}"}`, [['Authorization', 'Bearer hidden-one']]);
    const { sequence } = await box.newest(({ outcome }) => outcome === 'refused');
    const messages = await read({}, `?after=${sequence - 2}`, (all) => exchanges(all).length >= 2);
    expect(exchanges(messages)).toMatchObject([{ kind: 'received', body: { bytes: expect.any(Number) as number } }, { kind: 'refused' }]);
    await box.ask(magmaRequest());
    const answered = await box.newest(({ outcome }) => outcome === 'answered');
    const all = [...messages, ...(await read({}, `?after=${sequence}`, (some) => exchanges(some).some(({ kind }) => kind === 'answered')))];
    expect(
      exchanges(all)
        .filter(({ exchange }) => exchange === answered.id)
        .map(({ kind }) => kind),
    ).toEqual(['received', 'decided', 'answered']);
    for (const text of ['hidden-one', secret, 'request_id', 'internal_steps']) expect(JSON.stringify(all)).not.toContain(text);
    for (const event of exchanges(all)) expect(event).not.toHaveProperty('headers');
  });

  test('it tells the status at once and whenever it changed', async () => {
    const reading = read({}, '', (all) => {
      if (readiness(all).length === 1) void box.call('PUT', '/api/ready', { ready: false });
      return readiness(all).includes(false);
    });
    expect(readiness(await reading)[0]).toBe(true);
    await box.call('PUT', '/api/ready', { ready: true });
  });

  test('a reader from another time is told to begin anew', async () => {
    const [reset] = (await read({}, '?after=99999999', (all) => all.some(({ event }) => event === 'reset'))).filter(
      ({ event }) => event === 'reset',
    );
    const { sequence } = await box.read('status');
    expect(reset).toMatchObject({ id: String(sequence), data: JSON.stringify({ sequence }) });
  });
});
