/**
 * Gives what `make` gives, or what it gave for the same text before; texts too long to keep are made anew each time.
 * `make` is given the text as a string of its own: engines keep the whole body alive that a slice was cut from.
 */
export type Memo<T> = (text: string, make: (text: string) => T) => T;

/**
 * A memo of the latest `most` texts. Consumers send the whole history, the tools and the words again with every step:
 * what was read from them once holds as long as they are spelled the same.
 */
export function createMemo<T>(most: number, longest = 4_000): Memo<T> {
  const made = new Map<string, { readonly value: T }>();
  return (text, make) => {
    const before = made.get(text);
    if (before !== undefined) return before.value;
    if (text.length > longest) return make(text);
    const own = copyOf(text);
    const value = make(own);
    made.set(own, { value });
    for (const oldest of made.keys()) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return value;
  };
}

function copyOf(text: string): string {
  // What JSON.stringify writes of a string is read as a string.
  return JSON.parse(JSON.stringify(text)) as string;
}
