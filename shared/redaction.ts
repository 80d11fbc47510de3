import type { HeaderPairs } from './exchange.ts';

/** Stands where a secret header's value was. */
export const redactedMark = '[redacted]';

/** Headers without the values of those named secret (in any case), and these headers' names as they came, each once. */
export function redactHeaders(pairs: HeaderPairs, secretNames: readonly string[]): { headers: HeaderPairs; redacted: string[] } {
  const secret = new Set(secretNames.map((name) => name.toLowerCase()));
  const redacted = new Map<string, string>();
  const headers = pairs.map(([name, value]): readonly [string, string] => {
    const key = name.toLowerCase();
    if (!secret.has(key)) return [name, value];
    if (!redacted.has(key)) redacted.set(key, name);
    return [name, redactedMark];
  });
  return { headers, redacted: [...redacted.values()] };
}
