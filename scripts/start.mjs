import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, isStale } from './build.mjs';

// Opens the app: Electron where it can run, else the same UI in the browser, else its address.
// What follows `npm start --` goes on, such as `--port 9000` or `--data DIR`.
const args = process.argv.slice(2);
buildIfStale();
const why = whyNoElectron();
if (why === null) openDesktop();
else openBrowser(why);

/** In a process of its own: what built would keep its hundreds of megabytes as long as the app runs. */
function buildIfStale() {
  if (!isStale()) return;
  const built = spawnSync(process.execPath, [join(home, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

function openDesktop() {
  const shell = spawn(electronProgram() ?? '', [home, ...args], { stdio: 'inherit' });
  endWith(shell);
}

/**
 * The host in its own process, and the page in a browser where there is a screen; why it is no window is said once there
 * is a page.
 * @param {string} noWindow
 */
function openBrowser(noWindow) {
  const host = spawn(process.execPath, [join(home, 'dist/cli.js'), 'start', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  endWith(host);
  let said = '';
  let open = false;
  host.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    if (said === '') console.log(`No desktop window: ${noWindow}`);
    process.stdout.write(text);
    said += text;
    const page = /^Signalbox is at (\S+)\n/m.exec(said)?.[1];
    if (open || page === undefined) return;
    open = true;
    if (hasScreen()) openPage(page);
  });
}

/** Ends as the child ends. Ctrl+C reaches the child by itself; a signal to this process alone is passed on. */
function endWith(/** @type {import('node:child_process').ChildProcess} */ child) {
  process.on('SIGINT', () => setTimeout(() => child.kill('SIGTERM'), 300));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (problem) => {
    console.error(problem.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
}

/** @param {string} url */
function openPage(url) {
  /** @type {[string, string[]]} */
  const [program, programArgs] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '""', url]]
        : ['xdg-open', [url]];
  const failed = () => console.log('No browser could be opened: open the address yourself.');
  const opener = spawn(program, programArgs, { stdio: 'ignore', detached: true });
  opener.on('error', failed).on('exit', (code) => code !== 0 && failed());
  opener.unref();
}

/** Why Electron can't open here, in a line; null where it can. */
function whyNoElectron() {
  if (!hasScreen()) return 'there is no display, so here is the address alone.';
  if (process.getuid?.() === 0)
    return 'Chromium’s sandbox does not run as root, and Signalbox does not drop it. The browser shows the same.';
  if (process.platform === 'linux' && !mayMakeNamespaces())
    return 'this system forbids Chromium’s sandbox (user namespaces). The browser shows the same.';
  const problem = fetchElectron();
  return problem === null ? null : `Electron can't be had: ${problem}. The browser shows the same.`;
}

function hasScreen() {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

/** Whether an ordinary process may make the namespaces that Chromium's sandbox is built of. */
function mayMakeNamespaces() {
  const tried = spawnSync('unshare', ['--user', '--map-root-user', 'true'], { stdio: 'ignore', timeout: 5_000 });
  // Where there is no `unshare` to ask, Chromium itself says.
  return tried.error !== undefined || tried.status === 0;
}

function electronProgram() {
  const folder = join(home, 'node_modules/electron');
  if (!existsSync(join(folder, 'path.txt'))) return null;
  const program = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'));
  return existsSync(program) ? program : null;
}

/** Electron's npm package brings its program at first use. Null once it is here, else why it is not. */
function fetchElectron() {
  if (electronProgram() !== null) return null;
  const minutes = 3;
  console.log(`Fetching Electron, once (about 120 MB, at most ${minutes} minutes)…`);
  const install = spawnSync(process.execPath, [join(home, 'node_modules/electron/install.js')], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: minutes * 60_000,
  });
  if (electronProgram() !== null) return null;
  if (install.signal !== null) return `its download took more than ${minutes} minutes`;
  return /^.*(?:Error|error).*$/m.exec(install.stderr)?.[0].trim() ?? 'its own installer failed';
}
