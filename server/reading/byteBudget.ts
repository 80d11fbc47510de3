/** How many bytes of callers' bodies may be worked on at once; who finds no room waits, in the order of asking. */
export interface ByteBudget {
  /**
   * Room for so many bytes. A body larger than the whole budget gets its room when nobody else has any.
   * An aborted wait gives room that is free already.
   */
  take(bytes: number, signal?: AbortSignal): Promise<Room>;
}

/** Bytes given to one body. */
export interface Room {
  /** Gives back what is beyond so many bytes. */
  shrink(bytes: number): void;
  /** Gives all of it back; a second time does nothing. */
  free(): void;
}

interface Waiting {
  readonly bytes: number;
  readonly give: () => void;
}

export function createByteBudget(totalBytes: number): ByteBudget {
  let used = 0;
  const queue = new Set<Waiting>();

  function fits(bytes: number): boolean {
    return used === 0 || used + bytes <= totalBytes;
  }
  /** Strictly in order: a large body at the head of the queue is not passed by small ones for ever. */
  function admit(): void {
    for (const waiting of queue) {
      if (!fits(waiting.bytes)) return;
      queue.delete(waiting);
      waiting.give();
    }
  }
  function createRoom(bytes: number): Room {
    let held = bytes;
    used += bytes;
    const shrink = (to: number): void => {
      if (to >= held) return;
      used -= held - to;
      held = to;
      admit();
    };
    return { shrink, free: () => shrink(0) };
  }

  return {
    take: (bytes, signal) =>
      new Promise((resolve) => {
        const waiting: Waiting = {
          bytes,
          give() {
            signal?.removeEventListener('abort', leave);
            resolve(createRoom(bytes));
          },
        };
        function leave(): void {
          queue.delete(waiting);
          resolve(createRoom(0));
          // Who stood behind may fit.
          admit();
        }
        if (signal?.aborted === true) return resolve(createRoom(0));
        signal?.addEventListener('abort', leave, { once: true });
        queue.add(waiting);
        admit();
      }),
  };
}
