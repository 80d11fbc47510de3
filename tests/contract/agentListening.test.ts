import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { PortProblem } from '../../server/agent/listener.ts';
import { magmaRequest } from './askMagma.ts';
import { send } from './controlClient.ts';
import { openRaw } from './rawSocket.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost } from './testHost.ts';

const boxes: TestHost[] = [];
const strangers: Server[] = [];
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.close();
  for (const server of strangers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function start(options: Parameters<typeof startTestHost>[0] = {}): Promise<TestHost> {
  const box = await startTestHost(options);
  boxes.push(box);
  return box;
}

async function takePort(address: string): Promise<number> {
  const server = createServer();
  strangers.push(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  // An address of a listening TCP server is always an object.
  return (server.address() as AddressInfo).port;
}

const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

describe('where the agent port listens', () => {
  it('on both loopbacks where there are two, one port', async () => {
    const box = await start();
    const { port } = new URL(box.agent);
    const hosts = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])];
    for (const host of hosts) {
      const raw = await openRaw(`http://${host}:${port}`);
      raw.write(`GET /health HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: close\r\n\r\n`);
      expect(await raw.closed()).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ agent: hosts.map((host) => `http://${host}:${port}`) });
  });

  it('a connection is kept for 65 s between requests', async () => {
    const box = await start();
    const raw = await openRaw(box.agent);
    raw.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await raw.until(/"ready"\}$/)).toContain('Keep-Alive: timeout=65');
    raw.write('GET /v1/info HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await raw.until(/agent_id/);
    raw.destroy();
  });

  it.each(['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])])(
    'a port taken on %s stops a headless start, and nothing stays open',
    async (address) => {
      const port = await takePort(address);
      await expect(startTestHost({ agentPort: port })).rejects.toThrow(PortProblem);
      await expect(startTestHost({ agentPort: port })).rejects.toThrow(`Port ${port} on ${address} is taken`);
    },
  );

  it('a taken port is shown where there is a window, and can be tried again or left for another', async () => {
    const port = await takePort('127.0.0.1');
    const box = await startTestHost({ agentPort: port, portTaken: 'show' });
    boxes.push(box);
    const status = async () => (await box.call('GET', '/api/status')).json;
    expect(await status()).toMatchObject({
      agent: [],
      agentPort: port,
      agentProblem: `Port ${port} on 127.0.0.1 is taken by another program.`,
      // Another one is named at once, for whoever can't free this one.
      freePort: expect.any(Number) as number,
    });
    const again = await box.call('POST', '/api/listen', { port });
    expect(again.status).toBeGreaterThanOrEqual(400);
    await new Promise((resolve) => strangers.pop()?.close(resolve));
    expect((await box.call('POST', '/api/listen', { port })).json).toMatchObject({ agentPort: port, agentProblem: null });
    expect((await send(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });

  it('on another port, callers who wait on the old one still get their answers', async () => {
    const box = await start({ responder: 'human' });
    const coming = box.ask(magmaRequest());
    const [hold] = await box.holds(1);
    const moved = (await box.call('POST', '/api/listen', { port: 0 })).json as { agentPort: number };
    expect(moved.agentPort).not.toBe(Number(new URL(box.agent).port));
    expect((await send(`http://127.0.0.1:${moved.agentPort}/health`)).status).toBe(200);
    await expect(send(`${box.agent}/health`)).rejects.toThrow();
    await box.call('POST', `/api/exchanges/${hold?.exchange ?? ''}/rest`, { with: 'sample' });
    expect((await coming).status).toBe(200);
  });

  it('stopping also ends connections to a port that was left', async () => {
    const box = await startTestHost({});
    const raw = await openRaw(box.agent);
    raw.write('POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
    expect((await box.call('POST', '/api/listen', { port: 0 })).status).toBe(200);
    await box.close();
    await raw.closed();
  });

  it('on further addresses only where the setting lists them, which are then welcome Hosts', async () => {
    const box = await start();
    const free = await takePort('127.0.0.3');
    await new Promise((resolve) => strangers.pop()?.close(resolve));
    const address = `127.0.0.3:${free}`;
    await expect(openRaw(`http://${address}`)).rejects.toThrow('ECONNREFUSED');
    expect((await box.call('PUT', '/api/settings', { listenAlsoOn: [address] })).status).toBe(200);
    const raw = await openRaw(`http://${address}`);
    raw.write(`GET /health HTTP/1.1\r\nHost: ${address}\r\nConnection: close\r\n\r\n`);
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 200 /);
    expect((await box.call('GET', '/api/status')).json).toMatchObject({ agent: expect.arrayContaining([`http://${address}`]) as unknown });
    await box.call('PUT', '/api/settings', { listenAlsoOn: [] });
    await expect(openRaw(`http://${address}`)).rejects.toThrow('ECONNREFUSED');
  });

  it('a further address that can’t be had changes nothing and says which', async () => {
    const box = await start();
    const taken = await takePort('127.0.0.3');
    const answer = await box.call('PUT', '/api/settings', { listenAlsoOn: [`127.0.0.3:${taken}`] });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ error: { code: 'port', pointer: '/listenAlsoOn' } });
    expect(JSON.stringify(answer.json)).toContain(`Port ${taken} on 127.0.0.3 is taken`);
    expect((await box.call('GET', '/api/settings')).json).toMatchObject({ listenAlsoOn: [] });
  });
});
