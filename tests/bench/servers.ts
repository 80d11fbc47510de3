import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Server {
  readonly url: URL;
  /** Milliseconds of the processor that it has used, all threads together; null where the system does not tell. */
  processorMs(): number | null;
  stop(): Promise<void>;
}

/** Express and zod with nothing captured. */
export async function startBaseline(home: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(home, 'tests/peers/baseline_express.mjs'), String(port)], { stdio: 'inherit' });
  await opened(port);
  return { url: new URL(`http://127.0.0.1:${port}/v1/responses`), processorMs: () => processorMs(child), stop: () => stop(child) };
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
    processorMs: () => processorMs(child),
    stop: async () => {
      await stop(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Linux tells it in hundredths of a second. Source: proc_pid_stat(5), utime and stime. */
function processorMs(child: ChildProcess): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime) + Number(stime)) * 10;
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
