import { dialog, shell, type BrowserWindow } from 'electron';

/** An address that may leave the app: http or https, as the person will read it; null for all others. */
export function readExternalUrl(text: unknown): string | null {
  const url = typeof text === 'string' ? readUrl(text) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** An address; null where the text is none. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    // URL.canParse is newer than the Node in some Electrons.
    return null;
  }
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
