import { DatabaseSync } from '@photostructure/sqlite';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ExchangeDetail } from '../../shared/api.ts';
import { openReader } from '../../server/store/openReader.ts';
import { candidateText, magmaRequest } from './askMagma.ts';
import { openRaw, postText } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost, until } from './testHost.ts';

let box: TestHost;
afterEach(() => box.close());

/** What another process would find on the disk at this moment. */
function stored(folder: string) {
  const reader = openReader(folder);
  try {
    return [...reader.exchanges()].map(({ events }) => events);
  } finally {
    reader.close();
  }
}

describe('what a caller has seen is on the disk', () => {
  it('`received` before a responder runs', async () => {
    box = await startTestHost({ sampleDelayMs: 60_000 });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()));
    await box.newest(({ outcome }) => outcome === 'waiting');
    expect(stored(box.folder).map((events) => events.map(({ kind }) => kind))).toEqual([['received']]);
    raw.destroy();
  });

  it('`answered` before the first byte of the answer', async () => {
    box = await startTestHost();
    const raw = await openRaw(box.agent);
    let onDisk: string[][] = [];
    raw.socket.once('data', () => {
      onDisk = stored(box.folder).map((events) => events.map(({ kind }) => kind));
    });
    raw.write(postText(magmaRequest(), ['Connection: close']));
    await raw.closed();
    expect(onDisk).toEqual([['received', 'decided', 'answered']]);
  });

  it('`refused` before the first byte of the refusal', async () => {
    box = await startTestHost();
    const raw = await openRaw(box.agent);
    let onDisk: string[][] = [];
    raw.socket.once('data', () => {
      onDisk = stored(box.folder).map((events) => events.map(({ kind }) => kind));
    });
    raw.write(postText('{', ['Connection: close']));
    await raw.closed();
    expect(onDisk).toEqual([['received', 'refused']]);
  });

  it('`committed` before the first keep-alive byte', async () => {
    box = await startTestHost({ responder: 'human' });
    await box.call('PUT', '/api/settings', { keepAlive: { firstAfterMs: 100, everyMs: 100 } });
    const raw = await openRaw(box.agent);
    let onDisk: string[][] = [];
    raw.socket.once('data', () => {
      onDisk = stored(box.folder).map((events) => events.map(({ kind }) => kind));
    });
    raw.write(postText(magmaRequest()));
    await raw.until(/ \r\n/);
    expect(onDisk).toEqual([['received', 'held', 'committed']]);
    raw.destroy();
  });
});

describe('where nothing can be stored', () => {
  /** Another program that holds the workspace's file for itself. */
  function block(folder: string): () => void {
    const database = new DatabaseSync(join(folder, 'workspace.sqlite'));
    database.exec('BEGIN IMMEDIATE');
    return () => {
      database.exec('ROLLBACK');
      database.close();
    };
  }

  it('how an exchange ended is stored once it can be', async () => {
    box = await startTestHost({ sampleDelayMs: 500 });
    const coming = box.ask(magmaRequest());
    await box.newest(({ outcome }) => outcome === 'waiting');
    const unblock = block(box.folder);
    const told = await coming;
    expect(told.status).toBe(503);
    unblock();
    const { id } = await box.newest(({ outcome }) => outcome === 'failed');
    expect((await box.call('GET', `/api/exchanges/${id}/response`)).text).toBe(told.text);
    expect(stored(box.folder).map((events) => events.map(({ kind }) => kind))).toEqual([['received', 'failed']]);
  });

  it('a release whose answer could not be stored is told to have failed, as its caller is', async () => {
    box = await startTestHost({ responder: 'human' });
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    const database = new DatabaseSync(join(box.folder, 'workspace.sqlite'));
    database.exec("CREATE TRIGGER no_answer BEFORE INSERT ON events WHEN NEW.kind = 'answered' BEGIN SELECT RAISE(ABORT, 'no room'); END");
    database.close();
    const released = await box.call('POST', `/api/holds/${hold?.situation}/release`, { candidates: [candidateText('x')] });
    expect([released.status, released.json]).toMatchObject([
      507,
      { error: { code: 'store', message: expect.stringMatching(/^The answer did not go out: /) as string } },
    ]);
    expect((await coming).status).toBe(503);
  });

  it('a whole answer is refused, its hold stays, and it goes out once there is room again', async () => {
    box = await startTestHost({ responder: 'human' });
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    const unblock = block(box.folder);
    const answer = () => box.call('POST', `/api/exchanges/${hold?.exchange}/answer`, { status: 500, text: '{"detail":"no"}' });
    const failed = await answer();
    expect([failed.status, failed.json]).toMatchObject([
      507,
      { error: { code: 'store', message: expect.stringContaining('another program') as string } },
    ]);
    await box.holds(1);
    unblock();
    expect((await answer()).status).toBe(200);
    expect([(await coming).status, (await coming).text]).toEqual([500, '{"detail":"no"}']);
    expect(stored(box.folder).map((events) => events.map(({ kind }) => kind))).toEqual([['received', 'held', 'answered']]);
  });

  it('a caller is kept waiting after a whole answer could not be stored, and one who leaves then is noticed', async () => {
    box = await startTestHost({ responder: 'human' });
    await box.call('PUT', '/api/settings', { keepAlive: { firstAfterMs: 100, everyMs: 100 } });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()));
    await raw.until(/ \r\n/);
    const [hold] = await box.holds(1);
    const unblock = block(box.folder);
    const failed = await box.call('POST', `/api/exchanges/${hold?.exchange}/answer`, { status: 200, text: 'x', force: true });
    expect(failed.status).toBe(507);
    unblock();
    const spaces = raw.received().match(/ \r\n/g)?.length ?? 0;
    await until(async () => ((raw.received().match(/ \r\n/g)?.length ?? 0) > spaces + 2 ? true : null), 'more white space');
    raw.destroy();
    await box.newest(({ outcome }) => outcome === 'abandoned');
  });

  it('since the workspace was moved away, a request gets 503 that says so, until it is put back', async () => {
    box = await startTestHost();
    const away = `${box.folder}-away`;
    renameSync(box.folder, away);
    await until(async () => ((await box.ask(magmaRequest())).status === 503 ? true : null), 'a refusal');
    expect((await box.ask(magmaRequest())).json).toMatchObject({
      detail: expect.stringContaining('was moved, removed or replaced') as string,
    });
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ storeProblem: expect.stringContaining('moved') as string });
    renameSync(away, box.folder);
    await until(async () => ((await box.ask(magmaRequest())).status === 200 ? true : null), 'an answer');
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ storeProblem: null });
  });

  it('a request gets 503 that says why, nothing of it is kept, and the next one is served again', async () => {
    box = await startTestHost();
    const unblock = block(box.folder);
    const refused = await box.ask(magmaRequest());
    expect([refused.status, refused.json]).toMatchObject([503, { detail: expect.stringContaining('another program') as string }]);
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ storeProblem: expect.any(String) as string, exchanges: 0 });
    unblock();
    expect((await box.ask(magmaRequest())).status).toBe(200);
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ storeProblem: null, exchanges: 1 });
  });

  it('a release is refused, the hold stays, and it can be released once there is room again', async () => {
    box = await startTestHost({ responder: 'human' });
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    const unblock = block(box.folder);
    const release = () => box.call('POST', `/api/holds/${hold?.situation ?? ''}/release`, { candidates: [candidateText('now')] });
    const failed = await release();
    expect([failed.status, failed.json]).toMatchObject([507, { error: { code: 'store' } }]);
    unblock();
    expect((await release()).status).toBe(200);
    expect((await coming).json).toMatchObject([{ output: { say: 'now' } }]);
    // The control API's own shape.
    const { events } = (await box.call('GET', `/api/exchanges/${hold?.exchange ?? ''}`)).json as ExchangeDetail;
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'held', 'decided', 'answered']);
  });
});
