import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { home } from './build.mjs';

// All static checks side by side, then the tests that need no build: under a minute.
const programs = join(home, 'node_modules');
const checks = {
  'npm run typecheck': ['typescript/bin/tsc', '-b'],
  'npm run lint': ['oxlint/bin/oxlint'],
  'npm run format:check': ['prettier/bin/prettier.cjs', ...'--check --log-level warn --cache --cache-strategy content .'.split(' ')],
  'npm run unused': ['knip/bin/knip.js'],
};
const found = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command, 'pipe')));
const tested = await run('unit and contract tests', ['vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'contract'], 'inherit');
process.exit([...found, tested].every(Boolean) ? 0 : 1);

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
