import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { home } from './build.mjs';

// The static checks side by side; then the tests that need no build beside the format, whose check uses one processor: under a minute.
const programs = join(home, 'node_modules');
const checks = {
  'npm run typecheck': ['typescript/bin/tsc', '-b'],
  'npm run lint': ['oxlint/bin/oxlint'],
  'npm run unused': ['knip/bin/knip.js'],
};
const format = ['prettier/bin/prettier.cjs', ...'--check --log-level warn --cache --cache-strategy content .'.split(' ')];
const tests = ['vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'contract'];
const found = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command, 'pipe')));
found.push(...(await Promise.all([run('npm run format:check', format, 'pipe'), run('unit and contract tests', tests, 'inherit')])));
process.exit(found.every(Boolean) ? 0 : 1);

/**
 * Runs a program of ours; what a failed one said is shown whole.
 * @param {string} name
 * @param {string[]} command
 * @param {'pipe' | 'inherit'} stdio
 * @returns {Promise<boolean>} whether it found all well
 */
function run(name, [program = '', ...args], stdio) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(programs, program), ...args], { cwd: home, stdio: ['ignore', stdio, stdio] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(said);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}
