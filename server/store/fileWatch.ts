import { statSync } from 'node:fs';

/** Looks whether the file that is written to is still the one at its path: a removed one takes writes all the same. */
export interface FileWatch {
  /** Why nothing written now would be found again; null while all is well. Cheap enough to ask at every write. */
  lost(): string | null;
}

/** The file is looked at no more often than this. */
const lookEveryMs = 250;

export function createFileWatch(path: string): FileWatch {
  const opened = identityOf(path);
  let lookedAt = performance.now();
  let found = opened;
  return {
    lost() {
      const now = performance.now();
      if (now - lookedAt >= lookEveryMs) {
        lookedAt = now;
        found = identityOf(path);
      }
      if (found === opened) return null;
      return `Nothing can be stored: ${path} was moved, removed or replaced while it was in use. Put it back, or start Signalbox again.`;
    },
  };
}

function identityOf(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file === undefined ? 'none' : `${file.dev} ${file.ino}`;
}
