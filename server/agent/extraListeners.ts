import { readListenAddress } from '../../shared/listenAddress.ts';
import type { Listener } from './listener.ts';

/** Where the agent port listens besides loopback, by setting: other addresses, other ports. */
export interface ExtraListeners {
  urls(): readonly string[];
  /**
   * Opens the addresses that are new and closes those that are gone. Rejects with PortProblem where one can't be
   * opened, and then leaves everything as it was.
   */
  change(addresses: readonly string[]): Promise<void>;
  close(graceMs: number): Promise<void>;
}

/** `open` listens on one address; callers that wait on one that is dropped get their answers within `lateMs`. */
export function createExtraListeners(open: (address: string, port: number) => Promise<Listener>, lateMs: number): ExtraListeners {
  let listeners: ReadonlyMap<string, Listener> = new Map();
  const left = new Set<Listener>();
  let changing: Promise<void> = Promise.resolve();

  async function apply(addresses: readonly string[]): Promise<void> {
    const next = new Map<string, Listener>();
    const opened: Listener[] = [];
    try {
      for (const text of addresses) {
        const known = next.get(text) ?? listeners.get(text);
        next.set(text, known ?? (await openNew(text, opened)));
      }
    } catch (error) {
      await Promise.all(opened.map((listener) => listener.close(0)));
      throw error;
    }
    for (const [text, listener] of listeners) if (!next.has(text)) leave(listener);
    listeners = next;
  }

  function leave(listener: Listener): void {
    left.add(listener);
    void listener.close(lateMs).then(() => left.delete(listener));
  }

  async function openNew(text: string, opened: Listener[]): Promise<Listener> {
    const read = readListenAddress(text);
    if (read === null) throw new RangeError(`Expected an address such as 192.168.1.5:8888, got ${text}`);
    const listener = await open(read.address, read.port);
    opened.push(listener);
    return listener;
  }

  return {
    urls: () => [...listeners.values()].flatMap((listener) => listener.urls),
    change(addresses) {
      // One after another: two changes at once would open the same address twice.
      const changed = changing.then(() => apply(addresses));
      changing = changed.catch(() => undefined);
      return changed;
    },
    async close(graceMs) {
      await changing;
      await Promise.all([...left, ...listeners.values()].map((listener) => listener.close(graceMs)));
      listeners = new Map();
    },
  };
}
