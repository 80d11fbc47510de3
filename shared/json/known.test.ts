import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import type { KnownValue } from './known.ts';
import { readJson } from './reader.ts';

/** Texts around values read before, and those values with where they stand. */
const grafted = fc.array(fc.tuple(jsonText, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 6 }).map((parts) => {
  let text = '{"first":[1,{"a":1,"a":2}]';
  const known: KnownValue[] = [];
  for (const [source, place, isKnown] of parts) {
    const document = documentOf(source);
    const node = place % document.size;
    text += `, "k\\u0061":[0,`;
    if (isKnown) known.push({ at: text.length, document, node });
    text += `${source.slice(document.starts[node], document.ends[node])},1e400]`;
  }
  return { text: `${text}}`, known };
});

describe('readJson with known values', () => {
  it('gives what reading the whole text gives', () => {
    fc.assert(
      fc.property(grafted, ({ text, known }) => deepStrictEqual(plain(readJson(text, known)), plain(readJson(text)))),
      { numRuns: 1000 },
    );
  });

  it('copies a known value that is the whole text', () => {
    const document = documentOf('{"a":[1,2,{}]}');
    deepStrictEqual(plain(readJson(document.text, [{ at: 0, document, node: 0 }])), plain(readJson(document.text)));
  });

  it('copies values larger than the table it began with, and as deep as they come', () => {
    const document = documentOf(deepText(100_000));
    const text = `[0,${document.text},${document.text}]`;
    const known = [3, 4 + document.text.length].map((at) => ({ at, document, node: 0 }));
    const reading = readJson(text, known);
    expect(reading.ok && reading.document.depth).toBe(100_001);
    deepStrictEqual(plain(reading), plain(readJson(text)));
  });
});

function plain(reading: ReturnType<typeof readJson>): unknown {
  if (!reading.ok) return reading;
  const { document } = reading;
  const columns = ['kinds', 'starts', 'ends', 'afters', 'parents', 'keyStarts', 'keyEnds'] as const;
  return {
    ...document,
    infinite: document.infinite.toSorted((a, b) => a - b),
    ...Object.fromEntries(columns.map((name) => [name, [...document[name]]])),
  };
}
