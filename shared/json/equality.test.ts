import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { childrenOf } from './access.ts';
import { KIND, type JsonDocument } from './document.ts';
import { equalJson, hashInput } from './equality.ts';
import { printRespelled } from '../../tests/fixtures/respelled.ts';

function areEqual(a: string, b: string): boolean {
  const left = documentOf(a);
  const right = documentOf(b);
  const equal = equalJson(left, 0, right, 0);
  // The three ways to ask must agree on every pair that a test names.
  expect(equalJson(right, 0, left, 0)).toBe(equal);
  expect(hashInput(left, 0) === hashInput(right, 0)).toBe(equal);
  return equal;
}

const LARGE = '9007199254740993';
const EQUAL = [
  ['1', '1.0'],
  ['1', '1e0'],
  ['0', '-0'],
  ['0', '0.0'],
  ['-0.0', '0e7'],
  ['0.1', '0.1000000000000000055'],
  ['1e22', '10000000000000000000000'],
  [`${LARGE}.0`, '9007199254740992'],
  ['1e400', '1e401'],
  ['{"a":1,"b":2}', '{"b":2,"a":1}'],
  ['{"2":1,"10":2}', '{"10":2,"2":1}'],
  ['"\\u00e9"', '"é"'],
  ['{"\\u00e9":1}', '{"é":1}'],
  ['"\\/"', '"/"'],
  ['{"a":1,"a":2}', '{"a":2}'],
  ['{"a":1,"\\u0061":2}', '{"a":2}'],
  ['{"__proto__":{"a":1}}', '{ "__proto__" : {"a":1.0} }'],
  ['"\\ud83d"', '"\\uD83D"'],
  ['"\\ud83d"', '"\ud83d"'],
  ['{"\\ud83d":1}', '{"\\uD83D":1}'],
  ['"\\ud83d\\ude00"', '"😀"'],
] as const;
const DIFFERENT = [
  [LARGE, '9007199254740992'],
  [LARGE, `${LARGE}.0`],
  ['1e23', '100000000000000000000000'],
  ['1e400', '-1e400'],
  ['1e400', '"Infinity"'],
  ['1', 'true'],
  ['0', 'false'],
  ['null', '"null"'],
  ['{"a":null}', '{}'],
  ['"1"', '1'],
  ['"é"', '"e\u0301"'],
  ['[1,2]', '[2,1]'],
  ['[1,[2]]', '[[1],2]'],
  ['[]', '{}'],
  ['[[]]', '[[],[]]'],
  ['"\\ud83d"', '"\ufffd"'],
  ['"\\ud83d"', '"\\ud83e"'],
  ['"\\ud83d"', '"\\\\ud83d"'],
  ['{"a":{"b":1}}', '{"a":{"c":1}}'],
  ['{"__proto__":{"a":1}}', '{}'],
  ['{"a":2,"a":1}', '{"a":2}'],
  ['{"a,b":1}', '{"a":1,"b":1}'],
  ['"a"', '"a "'],
] as const;

describe('equality of JSON values', () => {
  it.each(EQUAL)('%s equals %s', (a, b) => {
    expect(areEqual(a, b)).toBe(true);
    expect(areEqual(`{"in":[${a}]}`, `{"in":[${b}]}`)).toBe(true);
  });

  it.each(DIFFERENT)('%s does not equal %s', (a, b) => {
    expect(areEqual(a, b)).toBe(false);
    expect(areEqual(`{"in":[${a}]}`, `{"in":[${b}]}`)).toBe(false);
  });

  it('holds for a value however it is spelled: keys shuffled, strings escaped, numbers written otherwise, shadowed members added', () => {
    fc.assert(
      fc.property(jsonText, fc.integer(), (text, seed) => {
        expect(areEqual(text, printRespelled(documentOf(text), seed))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('agrees with the hash input on values of all kinds, either way', () => {
    fc.assert(
      fc.property(jsonText, jsonText, (a, b) => {
        areEqual(a, b);
      }),
      { numRuns: 300 },
    );
  });

  it('ends when one value that counts is another', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), (text, choice) => {
        const document = documentOf(text);
        const place = effectiveScalar(document, choice);
        if (place === -1) return;
        const changed = `${text.slice(0, document.starts[place])}{"changed":[]}${text.slice(document.ends[place])}`;
        expect(areEqual(text, changed)).toBe(false);
      }),
    );
  });

  it('compares parts of two documents', () => {
    const a = documentOf('{"x":[1,{"y":2}]}');
    const b = documentOf('[0,[1.0,{"y":2e0}]]');
    expect(equalJson(a, 1, b, 2)).toBe(true);
    expect(hashInput(a, 1)).toBe('[1,{"y":2}]');
    expect(hashInput(b, 2)).toBe('[1,{"y":2}]');
  });

  it('writes a hash input that UTF-8 can hold', () => {
    expect(hashInput(documentOf('{"\ud83d":"\udc00 😀"}'), 0)).toBe('{"\\ud83d":"\\udc00 😀"}');
  });

  it('reaches 100,000 levels', () => {
    const deep = deepText(100_000);
    expect(areEqual(deep, deep)).toBe(true);
    expect(areEqual(deep, deep.replace('[]', '[1]'))).toBe(false);
  });

  it('compares objects of 100,000 keys in another order', () => {
    const members = Array.from({ length: 100_000 }, (_, index) => `"${index}":${index}`);
    expect(areEqual(`{${members.join(',')}}`, `{${members.reverse().join(',')}}`)).toBe(true);
  });
});

/** Some scalar that counts, by way of children that do; -1 where there is none. */
function effectiveScalar(document: JsonDocument, choice: number): number {
  let node = 0;
  while (document.kinds[node] === KIND.object || document.kinds[node] === KIND.array) {
    const children = childrenOf(document, node).filter((child) => !document.shadowed.has(child));
    const next = children[choice % children.length];
    if (next === undefined) return -1;
    node = next;
  }
  return node;
}
