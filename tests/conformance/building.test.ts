import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../e2e/host.ts';
import { repository } from '../testTools.ts';

/** The ids of the processes that a process has begun and that still run. */
function childrenOf(pid: number): string[] {
  const listed = `/proc/${pid}/task/${pid}/children`;
  const said = existsSync(listed) ? readFileSync(listed, 'utf8') : spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;
  return said.split(/\s+/).filter((id) => id !== '');
}

it('a build leaves no process behind while the one that asked for it goes on, as npm start does', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const entry = join(folder.path, 'entry.ts');
  writeFileSync(entry, 'console.log(1);\n');
  const builder = JSON.stringify(pathToFileURL(join(repository, 'scripts/build.mjs')).href);
  const options = JSON.stringify({ entryPoints: [entry], outfile: join(folder.path, 'entry.js'), logLevel: 'silent' });
  const program = `const { bundle } = await import(${builder}); await bundle(${options}); console.log('built'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  expect(existsSync(join(folder.path, 'entry.js'))).toBe(true);
  await expect.poll(() => childrenOf(child.pid ?? 0), { timeout: 5_000 }).toEqual([]);
});
