import { spawn } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { magmaRequest } from '../contract/askMagma.ts';
import { openRaw, postText } from '../contract/rawSocket.ts';
import type { RunningHost } from '../e2e/host.ts';
import { serve, temporaryFolder } from '../e2e/host.ts';
import { repository } from '../testTools.ts';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** Runs the built program to its end. */
function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(repository, 'dist/cli.js'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, said }));
  });
}

const folder = temporaryFolder();
const other = temporaryFolder();
let host: RunningHost;
beforeAll(async () => {
  host = await serve(folder.path, '--responder', 'sample');
});
afterAll(async () => {
  await host.stop();
  folder.remove();
  other.remove();
});

describe('signalbox serve', () => {
  it('prints one line of JSON: where agents call, where the page is with its token, token, data, pid', () => {
    expect(Object.keys(host).slice(0, 5)).toEqual(['agent', 'control', 'token', 'data', 'pid']);
    expect(host.control).toBe(`${new URL(host.control).origin}/#token=${host.token}`);
    expect(host).toMatchObject({ agent: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string, data: folder.path });
  });

  it('exits with 2 at a command it does not know the meaning of', async () => {
    for (const args of [
      [],
      ['serf'],
      ['serve', '--nope'],
      ['serve', '--port', 'x'],
      ['serve', '--responder', 'nobody'],
      ['export', '--format', 'xml'],
    ]) {
      const { code, out, said } = await run(...args);
      expect([code, out], args.join(' ')).toEqual([2, '']);
      expect(said).not.toBe('');
      if (args.length > 1) expect(said).toContain(`signalbox ${args[0]} --help`);
    }
  });

  it('exits with 3 and one line where the agent port or the control port is taken', async () => {
    for (const taken of [
      ['--port', new URL(host.agent).port],
      ['--port', '0', '--control-port', new URL(host.control).port],
    ]) {
      const { code, out, said } = await run('serve', '--data', other.path, ...taken);
      expect([code, out]).toEqual([3, '']);
      expect(said).toMatch(/^signalbox: .*taken by another program\. Choose another with --port .*\n$/);
    }
  });

  it('exits with 4 and one line that names the holder where another process writes the workspace', async () => {
    const { code, out, said } = await run('serve', '--port', '0', '--data', folder.path);
    expect([code, out]).toEqual([4, '']);
    expect(said).toMatch(new RegExp(`^signalbox: .*process ${host.pid} .*\\n$`));
  });

  it('exits with 5 and one line where the folder can’t be used', async () => {
    const file = join(other.path, 'file');
    writeFileSync(file, '');
    const { code, out, said } = await run('serve', '--port', '0', '--data', join(file, 'inside'));
    expect([code, out]).toEqual([5, '']);
    expect(said).toMatch(/^signalbox: [^\n]+\n$/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 at %s, its waiting caller answered', async (signal) => {
    const own = temporaryFolder();
    const held = await serve(own.path, '--responder', 'human');
    const raw = await openRaw(held.agent);
    raw.write(postText(magmaRequest(), ['Connection: close']));
    while (((await held.call('GET', '/api/status')) as { held: number }).held === 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await held.stop(signal)).toBe(0);
    expect(await raw.closed()).toMatch(/^HTTP\/1\.1 503 /);
    own.remove();
  });
});

describe('signalbox export', () => {
  it('prints one line an exchange, also while another process writes the workspace', async () => {
    const raw = await openRaw(host.agent);
    raw.write(postText(magmaRequest(), ['Connection: close']));
    await raw.closed();
    const { code, out } = await run('export', '--data', folder.path, '--format', 'jsonl');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({
      protocol: 'magma',
      outcome: 'answered',
      request: { method: 'POST', path: '/v1/responses', bodyText: magmaRequest() },
      response: { status: 200 },
    });
  });

  it('ends quietly where its reader has seen enough', async () => {
    const child = spawn(process.execPath, [join(repository, 'dist/cli.js'), 'export', '--data', folder.path], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, said]).toEqual([0, '']);
  });

  it.each([
    ['export', () => ['export', '--data', folder.path]],
    ['serve', () => ['serve', '--port', '0', '--data', other.path]],
  ])('%s exits with 1 and one line where its output can’t be written', async (_, args) => {
    const file = join(other.path, 'read-only');
    writeFileSync(file, '');
    const full = openSync(file, 'r');
    const child = spawn(process.execPath, [join(repository, 'dist/cli.js'), ...args()], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(1);
    expect(said).toMatch(/^signalbox: The output could not be written: EBADF[^\n]*\n$/);
  });

  it('exits with 5 and one line where there is no workspace', async () => {
    const { code, out, said } = await run('export', '--data', join(other.path, 'nothing'));
    expect([code, out]).toEqual([5, '']);
    expect(said).toMatch(/^signalbox: There is no workspace in [^\n]+\n$/);
  });
});
