import { contextBridge, ipcRenderer } from 'electron';
import { channels, type NativeBridge } from '../shared/ipc.ts';

const bridge: NativeBridge = {
  // Both ends of a channel are ours and share one type.
  openExternal: (url) => ipcRenderer.invoke(channels.openExternal, url) as Promise<boolean>,
  // As above.
  showDataFolder: () => ipcRenderer.invoke(channels.showDataFolder) as Promise<void>,
};
contextBridge.exposeInMainWorld('signalbox', bridge);
