import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { home } from './build.mjs';
import { Missing } from './testTools/missing.mjs';
import { findBrowser } from './testTools/browser.mjs';
import { findDisplay } from './testTools/display.mjs';
import { findElectron } from './testTools/electron.mjs';
import { findPython } from './testTools/python.mjs';

/**
 * Gets what tests need beyond npm, says what it gets, and writes where it is for the tests to read.
 * Quick where all is there; whatever can't be had ends it with the package's name.
 */
const found = join(home, 'node_modules/.cache/signalbox/testTools.json');
/** @type {[string, () => string | Promise<string>][]} */
const steps = [
  ['browser', findBrowser],
  ['xvfb', findDisplay],
  ['electron', findElectron],
  ['python', findPython],
];
/** @type {Record<string, string>} */
const tools = {};
let missing = 0;
for (const [name, find] of steps) {
  try {
    tools[name] = await find();
  } catch (problem) {
    if (!(problem instanceof Missing)) throw problem;
    missing += 1;
    console.error(`Tests can't run: ${problem.message}`);
  }
}
if (missing > 0) process.exit(1);
mkdirSync(dirname(found), { recursive: true });
writeFileSync(found, `${JSON.stringify(tools, null, 2)}\n`);
console.log(`Tests use ${Object.values(tools).join(', ')}.`);
