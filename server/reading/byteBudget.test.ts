import { describe, expect, it } from 'vitest';
import type { ByteBudget, Room } from './byteBudget.ts';
import { createByteBudget } from './byteBudget.ts';

/** Asks for room and notes who got it, in order. */
function asker(budget: ByteBudget) {
  const given: string[] = [];
  const rooms = new Map<string, Room>();
  return {
    given,
    async ask(name: string, bytes: number, signal?: AbortSignal) {
      void budget.take(bytes, signal).then((room) => {
        given.push(name);
        rooms.set(name, room);
      });
      await settled();
    },
    async free(name: string) {
      rooms.get(name)?.free();
      await settled();
    },
    async shrink(name: string, bytes: number) {
      rooms.get(name)?.shrink(bytes);
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a byte budget', () => {
  it('gives room at once while there is some, and later in the order of asking', async () => {
    const { given, ask, free } = asker(createByteBudget(100));
    await ask('a', 60);
    await ask('b', 40);
    await ask('c', 50);
    await ask('d', 10);
    expect(given).toEqual(['a', 'b']);
    // d would fit, but c asked first.
    await free('b');
    expect(given).toEqual(['a', 'b']);
    await free('a');
    expect(given).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives more than it has to one alone, so that nobody waits for ever', async () => {
    const { given, ask, free } = asker(createByteBudget(100));
    await ask('a', 1);
    await ask('huge', 500);
    await ask('b', 1);
    expect(given).toEqual(['a']);
    await free('a');
    expect(given).toEqual(['a', 'huge']);
    await free('huge');
    expect(given).toEqual(['a', 'huge', 'b']);
  });

  it('lets who gives up waiting go, and those behind move up', async () => {
    const { given, ask } = asker(createByteBudget(100));
    const leaving = new AbortController();
    await ask('a', 60);
    await ask('b', 90, leaving.signal);
    await ask('c', 40);
    leaving.abort();
    await settled();
    expect(given).toEqual(['a', 'b', 'c']);
    // What b was given on leaving is nothing.
    await ask('d', 1);
    expect(given).toEqual(['a', 'b', 'c']);
  });

  it('gives to others what one does not need any more, once', async () => {
    const { given, ask, shrink, free } = asker(createByteBudget(100));
    await ask('a', 100);
    await ask('b', 70);
    await shrink('a', 30);
    expect(given).toEqual(['a', 'b']);
    await shrink('a', 90);
    await free('b');
    await free('b');
    await ask('c', 70);
    await ask('d', 1);
    expect(given).toEqual(['a', 'b', 'c']);
  });
});
