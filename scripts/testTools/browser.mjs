import { join } from 'node:path';
import { home } from '../build.mjs';
import { installDebian } from './apt.mjs';
import { Missing } from './missing.mjs';
import { isProgram, onPath, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where systems without a PATH for it have it. @type {Partial<Record<NodeJS.Platform, string>>} */
const places = {
  darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  win32: 'C:/Program Files/Google/Chrome/Application/chrome.exe',
};

/** A Chromium for browser tests: the system's, else Debian's package, else the one playwright-core installs. */
export async function findBrowser() {
  const here = present();
  if (here !== null) return here;
  const playwright = await playwrightsOwn();
  if (isProgram(playwright)) return playwright;
  const whyNoPackage = process.getuid?.() === 0 && onPath('apt-get') !== null ? installPackage() : null;
  const installed = whyNoPackage === null ? present() : null;
  if (installed !== null) return installed;
  console.log('Getting a browser (playwright-core install chromium)…');
  const install = run(process.execPath, [join(home, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  if (install.ok && isProgram(playwright)) return playwright;
  throw new Missing(
    `a browser is missing: neither chromium nor google-chrome is here, and "playwright-core install chromium" failed: ${install.why}. On Debian: sudo apt-get install chromium${whyNoPackage === null ? '' : ` (${whyNoPackage})`}`,
  );
}

/** Debian's package; why it can't be had, or null. Ubuntu, for one, has no package of that name. */
function installPackage() {
  try {
    installDebian(['chromium'], 'a browser');
    return null;
  } catch (problem) {
    if (problem instanceof Missing) return problem.message;
    throw problem;
  }
}

function present() {
  const place = places[process.platform] ?? '';
  return names.map(onPath).find((path) => path !== null) ?? (isProgram(place) ? place : null);
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}
