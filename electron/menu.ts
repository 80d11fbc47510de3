import { app, Menu, type MenuItemConstructorOptions } from 'electron';

/** The application's menu, with the system's own words and keys wherever it has them. */
export function createMenu(actions: { showDataFolder: () => void }): Menu {
  const mac = process.platform === 'darwin';
  const file: MenuItemConstructorOptions[] = [
    { label: 'Show Data Folder', accelerator: 'CmdOrCtrl+Shift+D', click: actions.showDataFolder },
    { type: 'separator' },
    mac ? { role: 'close' } : { role: 'quit' },
  ];
  return Menu.buildFromTemplate([
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    { label: 'File', submenu: file },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { role: 'reload' },
        { role: 'toggleDevTools' },
        { type: 'separator' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
    { role: 'help', submenu: [{ label: `Signalbox ${app.getVersion()}`, enabled: false }] },
  ]);
}
