import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { magmaRequest } from './askMagma.ts';
import { bodyOf, openRaw, postText } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost, until } from './testHost.ts';

let box: TestHost;
beforeEach(async () => {
  box = await startTestHost();
});
afterEach(() => box.close());

const outcomes = async () => (await box.read('exchanges')).exchanges.map(({ outcome }) => outcome).reverse();
const settled = (wanted: readonly string[]) =>
  until(async () => {
    const found = await outcomes();
    return found.join() === wanted.join() ? found : null;
  }, wanted.join());
const answers = (text: string) => text.match(/HTTP\/1\.1 \d+/g) ?? [];

describe('requests one behind another on one connection', () => {
  it('all get their answers, and none counts as abandoned', async () => {
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()) + postText(magmaRequest()) + 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await raw.until(/ready/);
    raw.destroy();
    expect(answers(raw.received())).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    await box.read('setReady', '/api/ready', { ready: true });
    expect(await outcomes()).toEqual(['answered', 'answered', 'answered']);
  });

  it('are all abandoned once their caller leaves', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()) + postText(magmaRequest()) + postText(magmaRequest()));
    await box.holds(3);
    raw.destroy();
    await settled(['abandoned', 'abandoned', 'abandoned']);
    expect(box.host.heldCount()).toBe(0);
  });

  it('are cut with the one that a person drops', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()) + postText(magmaRequest()));
    const [, second] = await box.holds(2);
    await box.call('POST', `/api/exchanges/${second?.exchange}/drop`, {});
    expect(await raw.closed()).toBe('');
    await settled(['abandoned', 'dropped']);
  });
});

describe('behind a request that waits for its answer', () => {
  it('100 Continue is said in its turn, and each answer is to the byte what is stored', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    const body = magmaRequest();
    const head = postText('', ['Expect: 100-continue', `Content-Length: ${body.length}`, 'Connection: close']);
    raw.write(postText(magmaRequest()) + head.replace('Content-Length: 0\r\n', ''));
    const [hold] = await box.holds(1);
    await box.call('PUT', '/api/responder', { responder: 'sample' });
    await box.call('POST', `/api/exchanges/${hold?.exchange}/rest`, { with: 'sample' });
    const first = await raw.until(/100 Continue\r\n\r\n$/);
    expect(answers(first)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 100']);
    raw.write(body);
    const second = (await raw.closed()).slice(first.length);
    const { id } = await box.newest(({ outcome }) => outcome === 'answered');
    expect(bodyOf(second)).toBe((await box.call('GET', `/api/exchanges/${id}/response`)).text);
  });

  it('100 Continue is left out where the body has come without it', async () => {
    await box.call('PUT', '/api/responder', { responder: 'sample', options: { delayMs: 200 } });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()) + postText(magmaRequest(), ['Expect: 100-continue', 'Connection: close']));
    expect(answers(await raw.closed())).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    await box.call('PUT', '/api/responder', { responder: 'sample', options: { delayMs: 0 } });
  });

  it('CONNECT is recorded but not answered, and the connection ends after that answer', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    raw.write(`${postText(magmaRequest())}CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await settled(['held', 'refused']);
    const [hold] = await box.holds(1);
    await box.call('POST', `/api/exchanges/${hold?.exchange}/rest`, { with: 'sample' });
    expect(answers(await raw.closed())).toEqual(['HTTP/1.1 200']);
    await settled(['answered', 'refused']);
  });

  it('CONNECT does not hide that the caller leaves', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    raw.write(`${postText(magmaRequest())}CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await settled(['held', 'refused']);
    raw.socket.end();
    await settled(['abandoned', 'refused']);
  });

  it('as many wait as came, and nothing is said of it on stderr', async () => {
    const warnings: string[] = [];
    const listen = (warning: Error) => warnings.push(warning.name);
    process.on('warning', listen);
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()).repeat(30) + postText(magmaRequest(), ['Connection: close']));
    expect(answers(await raw.closed())).toHaveLength(31);
    process.off('warning', listen);
    expect(warnings).toEqual([]);
  });
});

describe('bytes that are no HTTP behind a whole request', () => {
  it('leave that request its answer, are recorded as a refusal of their own, and end the connection', async () => {
    const raw = await openRaw(box.agent);
    raw.write(`${postText(magmaRequest())}what?\r\n\r\n`);
    expect(answers(await raw.closed())).toEqual(['HTTP/1.1 200']);
    await settled(['answered', 'refused']);
    expect((await box.call('GET', '/api/exchanges/2/request')).text).toContain('what?');
  });

  it('leave a held request its answer', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    raw.write(postText(magmaRequest()));
    const [hold] = await box.holds(1);
    raw.write('what?\r\n\r\n');
    await settled(['held', 'refused']);
    raw.write('and more');
    await box.call('POST', `/api/exchanges/${hold?.exchange}/rest`, { with: 'sample' });
    expect(answers(await raw.closed())).toEqual(['HTTP/1.1 200']);
    await settled(['answered', 'refused']);
  });

  it('do not hide that the caller of a held request leaves', async () => {
    await box.call('PUT', '/api/responder', { responder: 'human' });
    const raw = await openRaw(box.agent);
    raw.write(`${postText(magmaRequest())}what?\r\n\r\n`);
    await box.holds(1);
    raw.socket.end();
    await settled(['abandoned', 'refused']);
  });
});
