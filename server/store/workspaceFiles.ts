import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainFailure } from './explainFailure.ts';
import { StoreFailure } from './store.ts';

/** The one file of a workspace; SQLite keeps `-wal` and `-shm` beside it, with the same mode. */
export function databasePath(folder: string): string {
  return join(folder, 'workspace.sqlite');
}

/** Makes the folder where it is missing, for its owner alone. Throws StoreFailure where it can't be used. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw explainFailure(`The data folder ${folder} can’t be made`, error);
  }
  if (!statSync(folder).isDirectory()) throw new StoreFailure(`The data folder ${folder} is not a folder. Use another one with --data.`);
}

/** Not by mkdir's `recursive`: where the system answers ENOENT below a folder that exists, as in /proc, that never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    const madeMeanwhile = error instanceof Error && 'code' in error && error.code === 'EEXIST' && existsSync(folder);
    if (!madeMeanwhile) throw error;
  }
}

/**
 * Makes an empty file that its owner alone may read, whatever the umask. A file that exists is only
 * given that mode: opening and closing it here would drop the locks this process has on it (fcntl(2)).
 */
export function preparePrivateFile(path: string): void {
  try {
    if (!existsSync(path)) closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    const madeMeanwhile = error instanceof Error && 'code' in error && error.code === 'EEXIST' && existsSync(path);
    if (!madeMeanwhile) throw explainFailure(`The file ${path} can’t be made`, error);
  }
  const found = statSync(path);
  if (!found.isFile()) throw new StoreFailure(`${path} is in the way: it is not a file. Move it, or use another folder with --data.`);
  try {
    if ((found.mode & 0o777) !== 0o600) chmodSync(path, 0o600);
  } catch (error) {
    throw explainFailure(`The file ${path} can’t be made private`, error);
  }
}
