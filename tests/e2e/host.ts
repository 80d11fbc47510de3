import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../testTools.ts';

/** The line that `signalbox serve` prints when it is ready. */
const Ready = z.object({ agent: z.string(), control: z.string(), token: z.string(), data: z.string(), pid: z.int() });
type Ready = z.infer<typeof Ready>;

export interface RunningHost extends Ready {
  /** Calls the control API; the body of the answer, or an error with its status and text. */
  call(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<unknown>;
  /** Ends it and waits for its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<number | null>;
}

/** A new folder for a workspace, and how to remove it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'signalbox-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Starts the built program headless on free ports; rejects with what it said where it ends before it is ready. */
export async function serve(dataFolder: string, ...args: string[]): Promise<RunningHost> {
  const program = [join(repository, 'dist/cli.js'), 'serve', '--port', '0', '--control-port', '0', '--data', dataFolder, ...args];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ready = await readReady(child);
  return {
    ...ready,
    call: (method, path, body) => call(ready, method, path, body),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

function readReady(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    let out = '';
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('\n')) resolve(Ready.parse(JSON.parse(out.slice(0, out.indexOf('\n')))));
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`signalbox serve ended with ${code} before it was ready: ${said}${out}`)));
  });
}

async function call({ control, token }: Ready, method: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(new URL(path, control), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
