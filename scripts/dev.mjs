import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildUi, home, hostBuild } from './build.mjs';

// Builds on every change; the host restarts with what was built, the page takes a reload.
// What follows `npm run dev --` goes to `signalbox serve`.
const args = ['serve', ...process.argv.slice(2)];
/** @type {import('node:child_process').ChildProcess | null} */
let host = null;
let ending = false;

async function restart() {
  await stop();
  if (ending) return;
  host = spawn(process.execPath, ['--enable-source-maps', join(home, 'dist/cli.js'), ...args], { stdio: 'inherit' });
}

/** @returns {Promise<void>} */
function stop() {
  const running = host;
  host = null;
  if (running === null || running.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    running.once('exit', () => resolve());
    running.kill('SIGTERM');
  });
}

const { context } = await import('esbuild');
const watching = await context({
  ...hostBuild(),
  plugins: [
    {
      name: 'restart the host',
      setup(build) {
        build.onEnd(async (result) => {
          if (result.errors.length === 0) await restart();
        });
      },
    },
  ],
});
await buildUi({ watch: true });
await watching.watch();

async function end() {
  ending = true;
  await watching.dispose();
  await stop();
  process.exit(0);
}
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
