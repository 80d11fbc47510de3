import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { NO_LIMITS } from '../../shared/protocols/noLimits.ts';
import { magma } from '../../shared/protocols/magma.ts';
import { protocols } from '../../shared/protocols/protocols.ts';
import { received, silent } from '../../tests/fixtures/storeEvents.ts';
import { temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import type { ByteBudget } from './byteBudget.ts';
import { createByteBudget } from './byteBudget.ts';
import { createRequestReader } from './requestReader.ts';
import { createThreads } from './threads.ts';

const pad = randomBytes(400_000).toString('base64');
const text = `{"request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"go"},"memory":{"pad":"${pad}"}}]}`;

test.each([
  ['its own length where it came as it is', undefined, Buffer.from(text), text.length],
  ['as much as a body may be where it came compressed', 'gzip', gzipSync(text), magma.bodyLimitBytes],
])('a long request that is read again takes room for %s', async (_, encoding, bytes, room) => {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  const threads = createThreads(folder);
  onTestFinished(() => threads.close());
  const given = createByteBudget(1_000_000);
  const taken: number[] = [];
  const budget: ByteBudget = {
    take(asked, signal) {
      taken.push(asked);
      return given.take(asked, signal);
    },
  };
  const reader = createRequestReader({ store, protocols, log: silent }, threads, budget);
  const id = store.newExchangeId();
  const headers = encoding === undefined ? [] : ([['Content-Encoding', encoding]] as const);
  await store.append([received(id, { headers, body: store.putBody(bytes) })]);
  const reading = await reader.read({ exchange: id, protocol: magma, bytes, encoding, limits: NO_LIMITS, room: null });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  reading.request.rest();
  taken.length = 0;
  expect((await reading.request.blanks(0))[0]).toContain(pad);
  expect(taken).toEqual([room]);
});
