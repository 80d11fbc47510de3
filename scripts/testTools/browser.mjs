import { join } from 'node:path';
import { home } from '../build.mjs';
import { installDebian } from './apt.mjs';
import { Missing } from './missing.mjs';
import { isProgram, onPath, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'C:/Program Files/Google/Chrome/Application/chrome.exe'];

/** A Chromium for browser tests: the system's, else Debian's package, else the one playwright-core installs. */
export async function findBrowser() {
  const here = present();
  if (here !== null) return here;
  const playwright = await playwrightsOwn();
  if (isProgram(playwright)) return playwright;
  if (process.getuid?.() === 0 && onPath('apt-get') !== null) {
    installDebian(['chromium'], 'a browser');
    const installed = present();
    if (installed !== null) return installed;
  }
  console.log('Getting a browser (playwright-core install chromium)…');
  const install = run(process.execPath, [join(home, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  if (install.ok && isProgram(playwright)) return playwright;
  throw new Missing(
    `a browser is missing: neither chromium nor google-chrome is here, and "playwright-core install chromium" failed: ${install.why}. On Debian: sudo apt-get install chromium`,
  );
}

function present() {
  return names.map(onPath).find((path) => path !== null) ?? places.find(isProgram) ?? null;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}
