import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts one of the built workers, by its file's name without `.ts`. Its text is read here and not by the thread: only this
 * process can read what is packed. It requires packages as if it stood where its file is.
 */
export function startWorker(name: string, data: unknown): Worker {
  const file = join(workersFolder(), `${name}.js`);
  const prepare = `globalThis.require = require('node:module').createRequire(${JSON.stringify(file)});\n`;
  return new Worker(prepare + readFileSync(file, 'utf8'), { eval: true, workerData: data, name });
}

/** Beside the built program; from source, in tests, where vitest's setup has built them. */
function workersFolder(): string {
  // One of the two exists: the first in a CommonJS bundle, the second in a module.
  const here = typeof __filename === 'string' ? __filename : fileURLToPath(import.meta.url);
  return here.endsWith('.ts') ? join(dirname(here), '../dist/test') : dirname(here);
}
