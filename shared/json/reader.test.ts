import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { itemsOf, keyOf, kindNameOf, literalOf, membersOf, stringOf } from './access.ts';
import type { JsonDocument } from './document.ts';
import { hasBom, readJson } from './reader.ts';

describe('readJson', () => {
  it('reads every value that JSON.parse reads, as the same value', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        deepStrictEqual(valueOf(documentOf(text), 0), JSON.parse(text));
      }),
      { numRuns: 400 },
    );
  });

  it('reads what JSON.stringify writes, compact or indented', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        deepStrictEqual(valueOf(documentOf(text), 0), JSON.parse(text));
      }),
    );
  });

  it('accepts a damaged text exactly when JSON.parse accepts it', () => {
    fc.assert(
      fc.property(jsonText, fc.array(damage, { minLength: 1, maxLength: 3 }), (text, damages) => {
        const damaged = damages.reduce((current, change) => change(current), text);
        expect(readJson(damaged).ok, JSON.stringify(damaged)).toBe(isParsed(damaged));
      }),
      { numRuns: 3000 },
    );
  });

  it('accepts a text of random JSON characters exactly when JSON.parse accepts it', () => {
    const soup = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 });
    fc.assert(
      fc.property(soup, (fragments) => {
        const text = fragments.join('');
        expect(readJson(text).ok, JSON.stringify(text)).toBe(isParsed(text));
      }),
      { numRuns: 5000 },
    );
  });

  it('names the place of a fault within the text', () => {
    fc.assert(
      fc.property(jsonText, damage, (text, change) => {
        const damaged = change(text);
        const reading = readJson(damaged);
        if (reading.ok) return;
        expect(reading.problem.offset).toBeGreaterThanOrEqual(0);
        expect(reading.problem.offset).toBeLessThanOrEqual(damaged.length);
        // What stands before the place is not itself at fault: the same text cut there fails at its end, or where a string began.
        const cut = readJson(damaged.slice(0, reading.problem.offset));
        if (!cut.ok && cut.problem.message !== 'Expecting value')
          expect(cut.problem.message).toMatch(/end of the text|Unterminated|is not JSON/);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses each control character in a string, however long, and in a key', () => {
    for (let code = 0; code < 0x80; code++) {
      const inside = `${code === 0x22 || code === 0x5c ? '\\' : ''}${String.fromCharCode(code)}`;
      const accepted = [`"${inside}"`, `"${' long'.repeat(20)}${inside}"`, `{"${inside}":1}`].map((text) => readJson(text).ok);
      expect(accepted, `U+${code.toString(16)}`).toEqual([code >= 0x20, code >= 0x20, code >= 0x20]);
    }
  });

  it('keeps the order of members, number-like keys included', () => {
    const document = documentOf('{"10": 1, "2": 2, "a": 3, "0": 4}');
    expect(membersOf(document, 0).map((member) => keyOf(document, member))).toEqual(['10', '2', 'a', '0']);
  });

  it('gives each node the offsets of its own text and key', () => {
    const text = ' {"a" : [ -0 , 1.50 ], "b":{ } } ';
    const document = documentOf(text);
    const spans = Array.from(document.starts, (start, node) => text.slice(start, document.ends[node]));
    expect(spans).toEqual(['{"a" : [ -0 , 1.50 ], "b":{ } }', '[ -0 , 1.50 ]', '-0', '1.50', '{ }']);
    expect([...document.parents]).toEqual([0, 0, 1, 1, 0]);
    expect([...document.afters]).toEqual([5, 4, 3, 4, 5]);
    expect(document.size).toBe(5);
  });

  it('counts depth from 0 for a lone scalar', () => {
    expect(['1', '[]', '[1]', '{"a":[]}', '[[],{}]'].map((text) => documentOf(text).depth)).toEqual([0, 1, 1, 2, 2]);
  });

  it('reads 100,000 levels', () => {
    const document = documentOf(deepText(100_000));
    expect(document.depth).toBe(100_000);
    expect(document.size).toBe(100_000);
  });

  it('names a text of 100,000 unclosed levels unfinished at its end', () => {
    const reading = readJson('['.repeat(100_000));
    expect(reading).toEqual({ ok: false, problem: { message: 'Expecting value, found the end of the text', offset: 100_000 } });
  });

  it('reads strings longer than one run of its expression, escapes and all', () => {
    const value = '"\\\n😀é'.repeat(5_000);
    expect(stringOf(documentOf(JSON.stringify(value)), 0)).toBe(value);
  });

  it('keeps documents apart that were read one after another', () => {
    const first = documentOf('[1,2,3]');
    documentOf('{"a":"b","c":[true]}');
    expect(itemsOf(first, 0).map((item) => literalOf(first, item))).toEqual(['1', '2', '3']);
  });

  it('grows with texts of many nodes', () => {
    const count = 300_000;
    const document = documentOf(`[${'1,'.repeat(count - 1)}22]`);
    expect(document.size).toBe(count + 1);
    expect(literalOf(document, count)).toBe('22');
  });

  it('passes over a byte order mark at the start, and keeps the offsets of the given text', () => {
    const document = documentOf('\ufeff [7]');
    expect([document.starts[0], document.starts[1]]).toEqual([2, 3]);
    expect([hasBom('\ufeff1'), hasBom('1\ufeff'), hasBom('')]).toEqual([true, false, false]);
  });

  it('refuses a byte order mark anywhere else', () => {
    expect([readJson('\ufeff\ufeff1').ok, readJson('[\ufeff1]').ok, readJson('1\ufeff').ok]).toEqual([false, false, false]);
  });

  it('lists the numbers that are not finite, and no others', () => {
    const finite = ['9'.repeat(5_000), `-${'9'.repeat(400)}`, '1e308', '1e-400', '-0', `0.${'1'.repeat(400)}`, '1.7976931348623157e308'];
    const infinite = ['1e400', '-1e400', '1E+309', '1.8e308', `${'9'.repeat(310)}.0`, `${'1'.repeat(310)}e0`];
    const document = documentOf(`[${[...finite, ...infinite].join(',')}]`);
    expect(document.infinite.map((node) => literalOf(document, node))).toEqual(infinite);
  });
});

const FRAGMENTS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"a"',
  '\\',
  '\\u00e9',
  'true',
  'nul',
  'null',
  '-',
  '0',
  '12',
  '.',
  'e',
  'E+',
  ' ',
  '\n',
  '\u00a0',
  '\u0001',
  'NaN',
  '/',
];

const damage = fc
  .record({
    kind: fc.constantFrom('cut', 'insert', 'replace', 'truncate', 'repeat'),
    place: fc.nat(),
    piece: fc.constantFrom(...FRAGMENTS),
  })
  .map(({ kind, place, piece }) => (text: string): string => {
    const at = place % (text.length + 1);
    if (kind === 'cut') return text.slice(0, at) + text.slice(at + 1);
    if (kind === 'insert') return text.slice(0, at) + piece + text.slice(at);
    if (kind === 'replace') return text.slice(0, at) + piece + text.slice(at + 1);
    if (kind === 'truncate') return text.slice(0, at);
    return text + text.slice(at);
  });

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The value as JSON.parse would give it, from the document alone. */
function valueOf(document: JsonDocument, node: number): unknown {
  const kind = kindNameOf(document, node);
  if (kind === 'array') return itemsOf(document, node).map((item) => valueOf(document, item));
  if (kind === 'object') {
    const entries = membersOf(document, node).map((member) => [keyOf(document, member), valueOf(document, member)] as const);
    return Object.fromEntries(entries);
  }
  if (kind === 'string') return stringOf(document, node);
  if (kind === 'number') return Number(literalOf(document, node));
  return kind === 'null' ? null : kind === 'true';
}
