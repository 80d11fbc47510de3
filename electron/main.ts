import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { app, dialog, Menu, shell, type BrowserWindow } from 'electron';
import { pino } from 'pino';
import { defaultDataFolder } from '../server/dataFolder.ts';
import { startHost, type Host } from '../server/host.ts';
import { serveBridge } from './ipc.ts';
import { createMenu } from './menu.ts';
import { createWindow, rememberPlace } from './window.ts';

const { values: given } = parseArgs({
  args: process.argv.slice(1),
  // Chromium's own switches stand among ours.
  strict: false,
  options: { data: { type: 'string' }, port: { type: 'string' } },
});
const dataFolder =
  typeof given.data === 'string' ? given.data : defaultDataFolder({ platform: process.platform, home: homedir(), env: process.env });
const agentPort = Number(given.port ?? 8888);
// A workspace of its own is an app of its own: one instance a workspace.
if (typeof given.data === 'string') app.setPath('userData', join(dataFolder, 'window'));

let host: Host | null = null;
let window: BrowserWindow | null = null;
let ended = false;

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  app.on('before-quit', (event) => {
    if (ended) return;
    event.preventDefault();
    void end({ ask: true });
  });
  void start();
} else {
  app.quit();
}

async function start(): Promise<void> {
  await app.whenReady();
  // Before it is ready Electron puts its own handlers over these, which would ask.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end({ ask: false }));
  try {
    host = await startHost({
      dataFolder,
      agentPort,
      controlPort: 0,
      portTaken: 'show',
      uiFolder: join(__dirname, 'ui'),
      log: pino({ level: 'warn' }),
    });
  } catch (problem) {
    dialog.showErrorBox('Signalbox can’t start', problem instanceof Error ? problem.message : String(problem));
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
  serveBridge(window, host.controlUrl, host.dataFolder);
  Menu.setApplicationMenu(createMenu({ showDataFolder: () => void shell.openPath(dataFolder) }));
  host.onHeldCount(showHeld);
  showHeld(host.heldCount());
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
  if (ended || (ask && !(await mayEnd()))) return;
  ended = true;
  if (window !== null) rememberPlace(window);
  await host?.stop();
  app.quit();
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
