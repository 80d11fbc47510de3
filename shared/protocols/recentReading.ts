import type { JsonDocument, JsonReading } from '../json/document.ts';
import type { KnownValue } from '../json/known.ts';
import { readJson } from '../json/reader.ts';

/** A batch has tens of candidates, a few hundred thousand units in all; more is read anew rather than kept alive. */
const MOST_TEXTS = 64;
const MOST_UNITS = 2_000_000;

const recent: { readonly text: string; readonly reading: JsonReading }[] = [];
let units = 0;

/**
 * `readJson` that remembers the last few texts: a candidate is described, assembled and checked in turn,
 * and its reading is the dearest part of each. Gives what `readJson` gives, always; `known` as there.
 */
export function readAgain(text: string, known?: readonly KnownValue[]): JsonReading {
  const before = recent.find((entry) => entry.text === text);
  if (before !== undefined) return before.reading;
  const reading = readJson(text, known);
  if (text.length <= MOST_UNITS / 2) keep(text, reading);
  return reading;
}

/** Remembers a document that was made in another way; `make` is not called for a text too long to keep. */
export function rememberReading(text: string, make: () => JsonDocument): void {
  if (text.length <= MOST_UNITS / 2) keep(text, { ok: true, document: make() });
}

function keep(text: string, reading: JsonReading): void {
  recent.push({ text, reading });
  units += text.length;
  while (recent.length > MOST_TEXTS || units > MOST_UNITS) units -= recent.shift()?.text.length ?? 0;
}
