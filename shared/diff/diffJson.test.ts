import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { printRespelled } from '../../tests/fixtures/respelled.ts';
import { compactJson } from '../json/printer.ts';
import { applyDiff } from './applyDiff.ts';
import { diffJson } from './diffJson.ts';
import { reverseDiff } from './reverseDiff.ts';

function expectExact(before: string, after: string): void {
  const a = documentOf(before);
  const b = documentOf(after);
  const diff = diffJson(a, b);
  expect(applyDiff(a, diff)).toBe(compactJson(b));
  expect(applyDiff(b, reverseDiff(diff))).toBe(compactJson(a));
  expect(reverseDiff(reverseDiff(diff))).toEqual(diff);
}

/** Two texts that have much in common: parts of one in other places, in another order, spelled otherwise. */
const relatedTexts = fc
  .tuple(fc.array(jsonText, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(9), { maxLength: 10 }), fc.nat(), jsonText)
  .map(([parts, order, seed, extra]) => {
    const picked = order.map((place) => parts[place] ?? extra);
    const respelled = picked.map((text, place) => (place % 3 === 2 ? printRespelled(documentOf(text), seed) : text));
    const keyed = (texts: readonly string[]): string => `{${texts.map((text, place) => `"k${(place * 7) % 5}":${text}`).join(',')}}`;
    return {
      before: `[[${parts.join(',')}],${keyed(parts)}]`,
      after: `[${keyed(respelled)},[${respelled.join(',')}],${keyed(respelled)}]`,
    };
  });

describe('diffJson', () => {
  it('leads from any text to any other, token by token, and back', () => {
    fc.assert(fc.property(jsonText, jsonText, expectExact), { numRuns: 400 });
  });

  it('leads from any text to one that has much in common with it, and back', () => {
    fc.assert(
      fc.property(relatedTexts, ({ before, after }) => expectExact(before, after)),
      { numRuns: 400 },
    );
  });
});

void deepText;
