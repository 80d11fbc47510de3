import type { ListedChange } from '../../../shared/diff/listChanges.ts';
import type { DiffHandle } from '../../api/differ.ts';

/** The list of a diff's changes, fetched a page at a time as it is read. */
export interface ChangeBook {
  /** Null while its page is on the way; asking brings it. */
  read(number: number): ListedChange | null;
  subscribe(listener: () => void): () => void;
  /** Rises with every page that came. */
  version(): number;
}

const PAGE = 200;

export function createChangeBook({ changes }: Pick<DiffHandle, 'changes'>): ChangeBook {
  const pages = new Map<number, readonly ListedChange[] | null>();
  const listeners = new Set<() => void>();
  let version = 0;

  async function fetchPage(page: number): Promise<void> {
    pages.set(page, null);
    try {
      pages.set(page, await changes(page * PAGE, PAGE));
      version += 1;
      for (const listener of listeners) listener();
    } catch {
      // The worker stopped, of which whoever asked it for rows tells; read again, it is asked again.
      pages.delete(page);
    }
  }

  return {
    read: (number) => {
      const page = Math.floor(number / PAGE);
      if (!pages.has(page)) void fetchPage(page);
      return pages.get(page)?.[number - page * PAGE] ?? null;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
