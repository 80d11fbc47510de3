import { describe, expect, it } from 'vitest';
import { defaultDataFolder } from './dataFolder.ts';

describe('the default data folder', () => {
  it('is where each system keeps apps’ data', () => {
    const folderOn = (platform: string, env: Record<string, string> = {}) => defaultDataFolder({ platform, home: '/home/ada', env });
    expect([
      folderOn('linux'),
      folderOn('linux', { XDG_DATA_HOME: '/data' }),
      folderOn('darwin'),
      folderOn('win32', { APPDATA: '/roaming' }),
    ]).toEqual([
      '/home/ada/.local/share/signalbox/default',
      '/data/signalbox/default',
      '/home/ada/Library/Application Support/signalbox/default',
      '/roaming/signalbox/default',
    ]);
  });
});
