import { StoreFailure } from './store.ts';

/** SQLite's primary result codes that people can do something about. Source: sqlite.org/rescode.html */
const causes: Readonly<Record<number, string>> = {
  3: 'access was denied. Check who owns the folder and its files',
  5: 'another program holds the file. Close it and try again',
  6: 'another program holds the file. Close it and try again',
  8: 'it can only be read. Make the folder and its files writable, or use another folder with --data',
  10: 'the disk reported an error. Check the disk, or use another folder with --data',
  11: 'the file is damaged. Move it away, or put back a copy',
  13: 'the disk is full. Free some space; Signalbox goes on by itself',
  14: 'the file can’t be opened. Check that the folder exists and can be written, or use another folder with --data',
  26: 'it is no SQLite database. Move that file away, or use another folder with --data',
};

const systemCauses: Readonly<Record<string, string>> = {
  EACCES: 'access was denied. Check who owns it, or use another folder with --data',
  EPERM: 'the system does not permit it. Use another folder with --data',
  EROFS: 'it can only be read. Use another folder with --data',
  ENOSPC: 'the disk is full. Free some space and try again',
  ENOTDIR: 'a part of the path is a file, not a folder. Use another folder with --data',
  EEXIST: 'a file of that name is in the way. Move it, or use another folder with --data',
  ENOENT: 'the path does not exist and can’t be made. Use another folder with --data',
};

/** A failure of SQLite or the file system as a sentence: what was tried, why it failed, what to do. */
export function explainFailure(tried: string, error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const cause = knownCause(error);
  return new StoreFailure(cause === undefined ? `${tried}: ${message}.` : `${tried}: ${cause} (${message}).`, { cause: error });
}

/** Whether an error comes from SQLite or the system; anything else is a bug and stays one. */
export function isOutsideFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Whether it is the disk, its rights or another program that keeps something from being read or written, and no bug: it may pass. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof StoreFailure || knownCause(error) !== undefined;
}

/** Whether a database's own file is not, or no more, what SQLite wrote: trying again won't help. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return [11, 26].includes(error.errcode & 0xff);
}

function knownCause(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return causes[error.errcode & 0xff];
  return 'code' in error && typeof error.code === 'string' ? systemCauses[error.code] : undefined;
}
