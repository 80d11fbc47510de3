import type { JsonDocument, JsonReading } from '../json/document.ts';
import { readJson } from '../json/reader.ts';

const KEPT = 8;
/** Longer texts are read anew rather than kept alive. */
const LONGEST = 256 * 1024;

const recent: { text: string; reading: JsonReading }[] = [];
let next = 0;

/**
 * `readJson` that remembers the last few texts: a candidate is described, assembled and checked in turn,
 * and its reading is the dearest part of each. Gives what `readJson` gives, always.
 */
export function readAgain(text: string): JsonReading {
  for (const entry of recent) if (entry.text === text) return entry.reading;
  const reading = readJson(text);
  if (text.length <= LONGEST) keep(text, reading);
  return reading;
}

/** Remembers a document that was made in another way; `make` is not called for a text too long to keep. */
export function rememberReading(text: string, make: () => JsonDocument): void {
  if (text.length <= LONGEST) keep(text, { ok: true, document: make() });
}

function keep(text: string, reading: JsonReading): void {
  recent[next] = { text, reading };
  next = (next + 1) % KEPT;
}
