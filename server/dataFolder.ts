import { join } from 'node:path';

/** Where a system keeps apps' data; `home` is the person's folder. */
export interface SystemFolders {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The workspace that is used where none is named: `signalbox/default` in the system's folder for apps' data. */
export function defaultDataFolder({ platform, home, env }: SystemFolders): string {
  return join(appData({ platform, home, env }), 'signalbox', 'default');
}

function appData({ platform, home, env }: SystemFolders): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  if (platform === 'win32') return env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
  return env['XDG_DATA_HOME'] ?? join(home, '.local', 'share');
}
