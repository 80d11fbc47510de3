import { dialog, shell, type BrowserWindow } from 'electron';

/** An address that may leave the app: http or https, as the person will read it; null for all others. */
export function readExternalUrl(text: unknown): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Asks, then opens an http(s) address in the system's browser. Says whether it was opened. */
export async function openExternal(window: BrowserWindow, text: unknown): Promise<boolean> {
  const url = readExternalUrl(text);
  if (url === null) return false;
  const asked = await dialog.showMessageBox(window, {
    type: 'question',
    message: 'Open this address in your browser?',
    detail: url,
    buttons: ['Open', 'Cancel'],
    defaultId: 1,
    cancelId: 1,
  });
  if (asked.response !== 0) return false;
  await shell.openExternal(url);
  return true;
}
