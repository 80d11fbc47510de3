import { describe, expect, it } from 'vitest';
import { openReader } from '../../server/store/openReader.ts';
import { magmaRequest } from './askMagma.ts';
import { bodyOf, openRaw, postText } from './rawSocket.ts';
import { startTestHost } from './testHost.ts';

const LATE = 'Signalbox was being closed when this came.';

/** The events of each exchange, as the store has them after the end. */
function stored(folder: string): string[] {
  const reader = openReader(folder);
  try {
    return [...reader.exchanges()].map(({ events }) => events.map(({ kind }) => kind).join(' ')).sort();
  } finally {
    reader.close();
  }
}

/** A host that ends while one caller is held and another has sent its first bytes; the rest comes after the end has begun. */
async function endBetween(first: string, rest: string) {
  const box = await startTestHost({ responder: 'human' });
  const held = await openRaw(box.agent);
  held.write(postText(magmaRequest()));
  await box.holds(1);
  const raw = await openRaw(box.agent);
  raw.write(first);
  // Once another request is answered, those bytes were read.
  const other = await openRaw(box.agent);
  other.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await other.closed();
  const stopping = box.host.stop();
  raw.write(rest);
  await stopping;
  const found = stored(box.folder);
  await box.close();
  return { answers: await raw.closed(), held: await held.closed(), found };
}

describe('once the end has begun', () => {
  it('a request that becomes whole is refused with 503 in its contract’s shape and recorded, never held anew', async () => {
    const text = postText(magmaRequest({ memory: { a: 1 } }));
    const { answers, held, found } = await endBetween(text.slice(0, -10), text.slice(-10));
    expect(answers).toMatch(/^HTTP\/1\.1 503 .*connection: close/is);
    expect(JSON.parse(bodyOf(answers))).toEqual({ detail: LATE });
    expect(bodyOf(held)).toContain('Signalbox was closed while this waited.');
    expect(found).toEqual(['received answered', 'received held refused', 'received refused']);
  });

  it('so are long ones that threads were reading', async () => {
    const box = await startTestHost({ responder: 'human' });
    const words = Array.from({ length: 40_000 }, (_, index) => ({ author: 'USER', content: `word ${index} `.repeat(5) }));
    const text = postText(magmaRequest({ memory: { history: words } }), ['Connection: close']);
    const callers = await Promise.all(Array.from({ length: 4 }, () => openRaw(box.agent)));
    for (const caller of callers) caller.write(text);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await box.host.stop();
    const answers = await Promise.all(callers.map((caller) => caller.closed()));
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(4).fill('HTTP/1.1 503'));
    expect(stored(box.folder).every((events) => events.endsWith('refused'))).toBe(true);
    await box.close();
  });

  it('so is a new one on a connection that stands open', async () => {
    const { answers, found } = await endBetween(postText(magmaRequest()), postText(magmaRequest()));
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 503']);
    expect(found).toEqual(['received answered', 'received held refused', 'received held refused', 'received refused']);
  });

  it('so is one that waits to hear whether to send its body, before it does', async () => {
    const head = postText('', ['Expect: 100-continue', 'Content-Length: 20']).replace('Content-Length: 0\r\n', '');
    const { answers } = await endBetween(head.slice(0, 5), head.slice(5));
    expect(answers).toMatch(/^HTTP\/1\.1 503 /);
  });
});
