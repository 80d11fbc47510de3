import { fileURLToPath } from 'node:url';

/**
 * Loads a `…Worker.ts` as one module.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith('Worker.ts')) return next(url, context);
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(url)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return { format: 'module', source: outputFiles[0]?.text ?? '', shortCircuit: true };
}
