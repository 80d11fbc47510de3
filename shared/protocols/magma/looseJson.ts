/**
 * JSON that others put into strings by convention, such as feedback or a history entry's content. It is only
 * looked at, never passed on, so that JSON.parse is exact enough, and faster on short texts than the reader.
 */
export function parseLoosely(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // A text that merely begins like JSON is plain text.
    return undefined;
  }
}

/** An object's own member; undefined where the value is no object or has none. */
export function fieldOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** An object's own string; null where it has none. */
export function textIn(value: unknown, key: string): string | null {
  const field = fieldOf(value, key);
  return typeof field === 'string' ? field : null;
}

/** Keys and values of an object; none of anything else. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
