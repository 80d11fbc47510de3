import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow, screen, type Rectangle, type Session } from 'electron';
import { openExternal } from './external.ts';
import { isSameOrigin } from './ipc.ts';
import { readBounds } from './bounds.ts';

/** Opens the window on the control page, where it stood last. It goes nowhere else, and may do nothing a page need not. */
export function createWindow(pageUrl: string): BrowserWindow {
  const place = lastPlace();
  const window = new BrowserWindow({
    ...(place ?? { width: 1280, height: 800 }),
    minWidth: 900,
    minHeight: 560,
    title: 'Signalbox',
    backgroundColor: '#16181d',
    webPreferences: {
      preload: join(__dirname, 'preload.js'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
  window.on('page-title-updated', (event) => event.preventDefault());
  // Its dictionaries would be fetched from elsewhere.
  window.webContents.session.setSpellCheckerEnabled(false);
  denyPermissions(window.webContents.session, pageUrl);
  keepOnPage(window, pageUrl);
  void window.loadURL(pageUrl);
  return window;
}

/** All but writing the clipboard, which the copy buttons do on a click. */
function denyPermissions(session: Session, pageUrl: string): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(permission === 'clipboard-sanitized-write' && isSameOrigin(details.requestingUrl, pageUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => permission === 'clipboard-sanitized-write' && isSameOrigin(origin, pageUrl),
  );
  session.setDevicePermissionHandler(() => false);
}

function keepOnPage(window: BrowserWindow, pageUrl: string): void {
  const contents = window.webContents;
  contents.setWindowOpenHandler(({ url }) => {
    void openExternal(window, url);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event, url) => {
    if (!isSameOrigin(url, pageUrl)) event.preventDefault();
  });
  contents.on('will-redirect', (event, url) => {
    if (!isSameOrigin(url, pageUrl)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

const placeFile = (): string => join(app.getPath('userData'), 'window.json');

/** Where the window stood when it was last open; null where that is unknown or on no screen now. */
function lastPlace(): Rectangle | null {
  let text: string;
  try {
    text = readFileSync(placeFile(), 'utf8');
  } catch {
    // The first launch has no file.
    return null;
  }
  return readBounds(
    text,
    screen.getAllDisplays().map((display) => display.workArea),
  );
}

/** Remembers where the window stands. */
export function rememberPlace(window: BrowserWindow): void {
  writeFileSync(placeFile(), JSON.stringify(window.getNormalBounds()));
}
