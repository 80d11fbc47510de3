import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { channels, type NativeBridge } from '../shared/ipc.ts';
import { readUrl } from './external.ts';

/** Serves the native bridge to the window's own page, and to no other frame or address. */
export function serveBridge(window: BrowserWindow, pageUrl: string, actions: NativeBridge): void {
  serve(channels.showDataFolder, actions.showDataFolder);

  function serve(channel: string, answer: () => Promise<unknown>): void {
    ipcMain.handle(channel, (event) => {
      if (!isOurPage(event))
        throw new Error(`${channel} is for Signalbox's own page; it was called from ${event.senderFrame?.url ?? 'a frame that is gone'}.`);
      return answer();
    });
  }

  function isOurPage({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
    return (
      senderFrame !== null && sender === window.webContents && senderFrame === sender.mainFrame && isSameOrigin(senderFrame.url, pageUrl)
    );
  }
}

/** Whether two addresses share scheme, host and port; an unreadable one shares nothing. */
export function isSameOrigin(one: string, other: string): boolean {
  const origin = readUrl(one)?.origin;
  return origin !== undefined && origin !== 'null' && origin === readUrl(other)?.origin;
}
