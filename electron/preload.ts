import { contextBridge, ipcRenderer } from 'electron';
import { channels, type NativeBridge } from '../shared/ipc.ts';

const bridge: NativeBridge = {
  // Both ends of a channel are ours and share one type.
  showDataFolder: () => ipcRenderer.invoke(channels.showDataFolder) as Promise<string | null>,
};
contextBridge.exposeInMainWorld('signalbox', bridge);
