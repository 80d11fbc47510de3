import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, home } from './build.mjs';

/**
 * Runs every test (or those that the arguments name, as vitest takes them) and ends with the plain line
 * `N passed, N failed`. A skipped test counts as failed: nothing here may be skipped in silence.
 */
const setup = spawnSync(process.execPath, [join(home, 'scripts/setupTest.mjs')], { stdio: 'inherit' });
if (setup.status !== 0) process.exit(1);
await build({ onlyIfStale: true });

const work = mkdtempSync(join(tmpdir(), 'signalbox-test-'));
const report = join(work, 'report.json');
const vitest = join(home, 'node_modules/vitest/vitest.mjs');
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)];
const ended = spawnSync(process.execPath, [vitest, ...args], { cwd: home, stdio: 'inherit' });
const { passed, failed, skipped } = count(existsSync(report) ? readFileSync(report, 'utf8') : '{ "testResults": [] }');
rmSync(work, { recursive: true, force: true });

for (const name of skipped) console.error(`Skipped, so counted as failed: ${name}`);
let bad = failed + skipped.length;
// An error outside any test, or no test at all.
if (bad === 0 && (ended.status !== 0 || passed === 0)) bad = 1;
console.log(`${passed} passed, ${bad} failed`);
process.exit(bad === 0 ? 0 : 1);

/**
 * @typedef {{ status: string, fullName: string }} OneTest
 * @typedef {{ testResults: { name: string, status: string, assertionResults: OneTest[] }[] }} Result
 * @param {string} json what vitest's JSON reporter writes
 */
function count(json) {
  const { testResults } = /** @type {Result} */ (JSON.parse(json));
  const tests = testResults.flatMap((file) => file.assertionResults);
  // A file that can't be loaded has no failed test, yet it failed.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').length + unloaded.length,
    skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').map((test) => test.fullName),
  };
}
