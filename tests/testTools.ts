import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Where the programs are that tests need beyond npm, as `npm run setup:test` found or fetched them. */
const TestTools = z.strictObject({ browser: z.string(), xvfb: z.string(), electron: z.string(), python: z.string() });
type TestTools = z.infer<typeof TestTools>;

export const repository = fileURLToPath(new URL('..', import.meta.url));
const found = fileURLToPath(new URL('../node_modules/.cache/signalbox/testTools.json', import.meta.url));

/** Throws where the setup has not run. */
export function testTools(): TestTools {
  try {
    return TestTools.parse(JSON.parse(readFileSync(found, 'utf8')));
  } catch (problem) {
    throw new Error('Tests that need a browser, Electron or Python need `npm run setup:test` first.', { cause: problem });
  }
}
