import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answered, received } from '../../tests/fixtures/storeEvents.ts';
import { temporaryFolder, temporaryStore } from '../../tests/fixtures/workspaces.ts';
import { openReader } from '../store/openReader.ts';
import type { NewEvent, Store } from '../store/store.ts';
import { exportExchanges, type ExportedExchange } from './exportExchanges.ts';

/** Exports what `write` stores, beside its writer. */
async function exported(write: (store: Store) => NewEvent[], secrets = false): Promise<ExportedExchange[]> {
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  await store.append(write(store));
  const reader = openReader(folder);
  let text = '';
  for await (const line of exportExchanges(reader, { secrets })) text += line;
  reader.close();
  expect(text.endsWith('\n')).toBe(true);
  // The export's own shape; each test compares what it speaks of.
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportedExchange);
}

test('a line holds an exchange whole: id, protocol, outcome, events, request, response', async () => {
  const request = Buffer.from('{"a": 1.0, "a": "é"}');
  const [line, next] = await exported((store) => [
    received('1', { body: store.putBody(request) }),
    answered('1', { body: store.putBody(Buffer.from('{}')), headers: [['Content-Type', 'application/json']] }),
    received('2'),
  ]);
  expect(Object.keys(line ?? {})).toEqual(['id', 'protocol', 'outcome', 'events', 'request', 'response']);
  expect(line).toMatchObject({ id: '1', protocol: 'magma', outcome: 'answered' });
  expect(line?.events.map(({ sequence, kind }) => `${sequence} ${kind}`)).toEqual(['1 received', '2 answered']);
  expect(line?.request).toEqual({
    method: 'POST',
    path: '/v1/responses',
    headers: [['Host', 'localhost:8888']],
    bodyBase64: request.toString('base64'),
    bodyText: '{"a": 1.0, "a": "é"}',
  });
  expect(line?.response).toEqual({
    status: 200,
    headers: [['Content-Type', 'application/json']],
    bodyBase64: 'e30=',
    bodyText: '{}',
  });
  expect(next).toMatchObject({ id: '2', outcome: 'waiting', response: null, request: { bodyBase64: '', bodyText: '' } });
});

test('bodyBase64 is the wire’s bytes and bodyText what they inflate to; bytes that are no text have none', async () => {
  const gzip = [['content-encoding', 'GZIP']] as const;
  const bodies = [
    { bytes: gzipSync('{"é":1}'), headers: gzip, text: '{"é":1}' },
    { bytes: gzipSync(Buffer.from([0xff])), headers: gzip, text: null },
    { bytes: gzipSync('cut').subarray(0, 10), headers: gzip, text: null },
    { bytes: Buffer.from('x'), headers: [['content-encoding', 'zstd']] as const, text: null },
    { bytes: Buffer.from([0xc3, 0x28]), headers: [], text: null },
    { bytes: Buffer.from('\ufeff{}'), headers: [], text: '\ufeff{}' },
  ];
  const lines = await exported((store) =>
    bodies.map(({ bytes, headers }, index) => received(String(index + 1), { headers, body: store.putBody(bytes) })),
  );
  expect(lines.map(({ request }) => request.bodyText)).toEqual(bodies.map(({ text }) => text));
  expect(lines.map(({ request }) => request.bodyBase64)).toEqual(bodies.map(({ bytes }) => bytes.toString('base64')));
});

test('a refusal, and what a caller was told of a failure, is the response of its exchange; what was only committed is none', async () => {
  const [refused, committed, failed] = await exported((store) => [
    received('1'),
    { kind: 'refused', at: 2, exchange: '1', status: 422, reason: 'no', body: store.putBody(Buffer.from('{"detail":[]}')), findings: [] },
    received('2'),
    { kind: 'committed', at: 3, exchange: '2', status: 200, headers: [] },
    { kind: 'abandoned', at: 4, exchange: '2', reason: 'gone' },
    received('3'),
    { kind: 'failed', at: 5, exchange: '3', reason: 'a bug', status: 500, headers: [['x', '1']], body: store.putBody(Buffer.from('{}')) },
  ]);
  expect(refused?.response).toMatchObject({ status: 422, bodyText: '{"detail":[]}' });
  expect(committed).toMatchObject({ outcome: 'abandoned', response: null });
  expect(failed).toMatchObject({ outcome: 'failed', response: { status: 500, headers: [['x', '1']], bodyText: '{}' } });
});

test('secret headers are marked, in events too, unless secrets are asked for', async () => {
  const write = () => [
    received('1', { headers: [['Authorization', 'Bearer hush']] }),
    answered('1', { headers: [['set-cookie', 'hush']] }),
  ];
  const [marked] = await exported(write);
  expect(JSON.stringify(marked)).not.toContain('hush');
  expect(marked?.request.headers).toEqual([['Authorization', '[redacted]']]);
  expect(marked?.response?.headers).toEqual([['set-cookie', '[redacted]']]);
  const [open] = await exported(write, true);
  expect(open?.request.headers).toEqual([['Authorization', 'Bearer hush']]);
});

test('an exchange comes in pieces, since escaped it may be longer than a string may be', async () => {
  const text = `${'\u0001\ud83d\ude00'.repeat(400_000)}"`;
  const folder = temporaryFolder();
  const store = await temporaryStore(folder);
  await store.append([
    received('1', { body: store.putBody(Buffer.from(text)) }),
    answered('1', { body: store.putBody(Buffer.from(text)) }),
  ]);
  const reader = openReader(folder);
  const pieces: string[] = [];
  for await (const piece of exportExchanges(reader, { secrets: false })) pieces.push(piece);
  reader.close();
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_000_000);
  // The export's own shape.
  const { request, response } = JSON.parse(pieces.join('')) as ExportedExchange;
  expect([request.bodyText === text, response?.bodyText === text]).toEqual([true, true]);
  expect(Buffer.from(request.bodyBase64, 'base64').toString() === text).toBe(true);
});
