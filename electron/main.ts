import { homedir } from 'node:os';
import { join } from 'node:path';
import { app, dialog, Menu, shell, type BrowserWindow } from 'electron';
import { pino } from 'pino';
import { readAppOptions, type AppOptions } from '../server/commands.ts';
import { defaultDataFolder } from '../server/dataFolder.ts';
import { startHost, type Host } from '../server/host.ts';
import { serveBridge } from './ipc.ts';
import { createMenu } from './menu.ts';
import { createWindow, rememberPlace } from './window.ts';

const log = pino({ level: 'warn' });
let host: Host | null = null;
let window: BrowserWindow | null = null;
let ended = false;

const options = readOptions();
// A workspace of its own is an app of its own: one instance a workspace.
if (options?.isNamed === true) app.setPath('userData', join(options.data, 'window'));

if (options === null) {
  app.exit(2);
} else if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  app.on('before-quit', (event) => {
    if (ended) return;
    event.preventDefault();
    void end({ ask: true });
  });
  void start(options);
} else {
  app.quit();
}

/** What the command line asks for; null where that can't be read, which is said. */
function readOptions(): AppOptions | null {
  const usual = defaultDataFolder({ platform: process.platform, home: homedir(), env: process.env });
  try {
    return readAppOptions(process.argv.slice(1), usual);
  } catch (problem) {
    dialog.showErrorBox('Signalbox can’t start', describe(problem));
    return null;
  }
}

async function start({ data, port }: AppOptions): Promise<void> {
  await app.whenReady();
  // Before it is ready Electron puts its own handlers over these, which would ask.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end({ ask: false }));
  try {
    host = await startHost({
      dataFolder: data,
      agentPort: port,
      controlPort: 0,
      portTaken: 'show',
      uiFolder: join(__dirname, 'ui'),
      log,
    });
  } catch (problem) {
    dialog.showErrorBox('Signalbox can’t start', describe(problem));
    ended = true;
    app.exit(1);
    return;
  }
  window = createWindow(host.controlUrl);
  window.on('close', (event) => {
    if (ended) return;
    event.preventDefault();
    app.quit();
  });
  serveBridge(window, host.controlUrl, { showDataFolder: () => showFolder(data) });
  Menu.setApplicationMenu(createMenu({ showDataFolder: () => void showFolder(data).then(tellProblem) }));
  host.onHeldCount(showHeld);
  showHeld(host.heldCount());
}

/** What the system has against showing a folder; null where it is shown. */
async function showFolder(folder: string): Promise<string | null> {
  const problem = await shell.openPath(folder);
  return problem === '' ? null : `${folder}: ${problem}`;
}

function tellProblem(problem: string | null): void {
  if (problem !== null) dialog.showErrorBox('The folder can’t be shown', problem);
}

function describe(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

/** The number held, on the dock or launcher and in the title. */
function showHeld(count: number): void {
  app.setBadgeCount(count);
  window?.setTitle(count === 0 ? 'Signalbox' : `(${count}) Signalbox`);
}

function showWindow(): void {
  if (window === null) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

async function end({ ask }: { ask: boolean }): Promise<void> {
  if (ask && !ended && !(await mayEnd())) return;
  // Another end may have come while the person was asked.
  if (ended) return;
  ended = true;
  try {
    await host?.stop();
    // Last: a full disk must not keep the host from stopping.
    if (window !== null) rememberPlace(window);
  } catch (problem) {
    log.error({ err: problem }, 'ending failed');
  } finally {
    app.quit();
  }
}

/** Whether the person agrees, where callers are still held. */
async function mayEnd(): Promise<boolean> {
  const held = host?.heldCount() ?? 0;
  if (held === 0 || window === null) return true;
  const asked = await dialog.showMessageBox(window, {
    type: 'warning',
    message: held === 1 ? 'One situation waits for your answer.' : `${held} situations wait for your answer.`,
    detail: 'Quitting answers their callers with an error of their contract. Drafts stay.',
    buttons: ['Quit', 'Stay'],
    defaultId: 1,
    cancelId: 1,
  });
  return asked.response === 0;
}
