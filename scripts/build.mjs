import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const home = fileURLToPath(new URL('..', import.meta.url));
const dist = join(home, 'dist');
const stamp = join(dist, 'built.txt');
const sourceFolders = ['shared', 'server', 'electron', 'renderer'];
const sourceFiles = ['package.json', 'package-lock.json', 'scripts/build.mjs', 'tsconfig.base.json'];

/** @type {import('esbuild').BuildOptions} */
const hostOptions = {
  absWorkingDir: home,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node18',
  // Only modules have one; what runs from source too asks for __filename first.
  define: { 'import.meta.url': 'undefined' },
  packages: 'external',
  logLevel: 'warning',
};

/**
 * Builds what is stale: dist/cli.js, dist/main.js, dist/preload.js, workers, and the UI in dist/ui.
 * @param {{ onlyIfStale?: boolean, say?: (line: string) => void }} [options]
 */
export async function build({ onlyIfStale = false, say = console.log } = {}) {
  const sources = hashSources();
  if (onlyIfStale && isBuilt(sources)) return;
  say('Building Signalbox…');
  const began = performance.now();
  await bundle(hostBuild());
  await buildUi();
  writeFileSync(stamp, sources);
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * Runs esbuild once. Its program would go on as long as this process does, which under npm start is as long as the app.
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(options) {
  const { build: esbuild, stop } = await import('esbuild');
  try {
    await esbuild(options);
  } finally {
    await stop();
  }
}

/**
 * What esbuild makes of the host: CommonJS that Node 18 runs, packages left outside.
 * @returns {import('esbuild').BuildOptions}
 */
export function hostBuild() {
  mkdirSync(dist, { recursive: true });
  // Until a build is whole it is stale; what runs from here meanwhile keeps its files until they are replaced.
  rmSync(stamp, { force: true });
  // The root says "type": "module"; what is built here is CommonJS.
  writeFileSync(join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  return {
    ...hostOptions,
    entryPoints: { cli: 'server/cli.ts', main: 'electron/main.ts', preload: 'electron/preload.ts', ...workerEntries() },
    outdir: 'dist',
    sourcemap: true,
  };
}

/** Builds the workers alone, for tests that run the host from source: `server/startWorker.ts` looks for them there. */
export async function buildWorkers() {
  const { build: esbuild } = await import('esbuild');
  const outdir = join(dist, 'test');
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "commonjs" }\n');
  await esbuild({ ...hostOptions, entryPoints: workerEntries(), outdir });
}

/** @returns {Record<string, string>} */
function workerEntries() {
  const workers = filesUnder('server').filter((file) => file.endsWith('Worker.ts') && basename(file) !== 'startWorker.ts');
  return Object.fromEntries(workers.map((file) => [basename(file, '.ts'), file]));
}

/** @param {{ watch?: boolean }} [options] */
export async function buildUi({ watch = false } = {}) {
  const vite = await import('vite');
  await vite.build({
    root: join(home, 'renderer'),
    configFile: join(home, 'renderer/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(dist, 'ui'), emptyOutDir: true, ...(watch ? { watch: {} } : {}) },
  });
}

/** Whether something has changed since the last build. */
export function isStale() {
  return !isBuilt(hashSources());
}

/** @param {string} sources */
function isBuilt(sources) {
  return (
    existsSync(join(dist, 'cli.js')) &&
    existsSync(join(dist, 'ui/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sources
  );
}

/** One hash over all that the build reads, so that a change of branch counts and a touched file does not. */
function hashSources() {
  const hash = createHash('sha256');
  const files = [...sourceFolders.flatMap(filesUnder).filter((file) => !/\.test\.tsx?$/.test(file)), ...sourceFiles];
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(home, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]} paths from the repository's folder, sorted
 */
function filesUnder(folder) {
  return readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ onlyIfStale: process.argv.includes('--if-stale') });
