/**
 * A Map by texts that stays quick for long ones. V8 hashes a text beyond 16,383 units by its length alone, so that in a plain
 * Map texts of one length are each compared with all others. Texts count as equal as in a Map, to the unit.
 */
export interface TextMap<T> {
  get(text: string): T | undefined;
  /** Gives what was set before. */
  set(text: string, value: T): T | undefined;
}

/** Up to so many units a Map hashes every unit; a little less than V8's bound. */
const LONGEST_HASHED = 16_000;

export function createTextMap<T>(): TextMap<T> {
  const short = new Map<string, T>();
  let long: Map<number, [text: string, value: T][]> | null = null;
  return {
    get: (text) => (text.length <= LONGEST_HASHED ? short.get(text) : long?.get(digestOf(text))?.find(([each]) => each === text)?.[1]),
    set(text, value) {
      if (text.length <= LONGEST_HASHED) {
        const previous = short.get(text);
        short.set(text, value);
        return previous;
      }
      long ??= new Map();
      const digest = digestOf(text);
      const alike = long.get(digest) ?? [];
      long.set(digest, alike);
      const entry = alike.find(([each]) => each === text);
      if (entry === undefined) {
        alike.push([text, value]);
        return undefined;
      }
      const previous = entry[1];
      entry[1] = value;
      return previous;
    },
  };
}

/** A number by every unit of a text: equal texts have the same, and others as good as never. Source: cyrb53, public domain. */
export function digestOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
