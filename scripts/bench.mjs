import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, bundle, home } from './build.mjs';

// The bench drives the built program, and is itself built: Node 20 runs no TypeScript.
await build({ onlyIfStale: true });
const outfile = join(home, 'node_modules/.cache/signalbox/bench.mjs');
await bundle({
  absWorkingDir: home,
  entryPoints: ['tests/bench/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
const ended = spawnSync(process.execPath, [outfile, home, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(ended.status ?? 1);
