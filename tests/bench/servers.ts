import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Server {
  readonly url: URL;
  stop(): Promise<void>;
}

/** Express and zod with nothing captured. */
export async function startBaseline(home: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(home, 'tests/peers/baseline_express.mjs'), String(port)], { stdio: 'inherit' });
  await opened(port);
  return { url: new URL(`http://127.0.0.1:${port}/v1/responses`), stop: () => stop(child) };
}

/** The built Signalbox, headless, answering with `sample` and capturing into a temporary folder. */
export async function startSignalbox(home: string): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  const args = ['serve', '--port', '0', '--control-port', '0', '--data', data, '--responder', 'sample'];
  const child = spawn(process.execPath, [join(home, 'dist/cli.js'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let line = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    line += String(text);
    if (line.includes('\n')) break;
  }
  // The line that `serve` prints when it is ready.
  const { agent } = JSON.parse(line) as { agent: string };
  return {
    url: new URL('/v1/responses', agent),
    stop: async () => {
      await stop(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // An address of a listening TCP server is always an object.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function opened(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const there = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    );
    socket.destroy();
    if (there) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
