import { describe, expect, it } from 'vitest';
import { documentOf } from '../../tests/fixtures/jsonTexts.ts';
import { literalOf } from './access.ts';

function shadowedLiterals(text: string): string[] {
  const document = documentOf(text);
  return [...document.shadowed].sort((a, b) => a - b).map((node) => literalOf(document, node));
}

describe('repeated keys', () => {
  it('shadow all but the last member', () => {
    expect(shadowedLiterals('{"a":1,"b":2,"a":3,"a":4}')).toEqual(['1', '3']);
  });

  it('are compared decoded', () => {
    expect(shadowedLiterals('{"\\u0061":1,"a":2,"\\ud83d\\ude00":3,"😀":4,"\\/":5,"/":6}')).toEqual(['1', '3', '5']);
  });

  it('are not confused by another object that repeats the key', () => {
    expect(shadowedLiterals('{"a":{"a":1},"b":[{"a":2},{"a":3}]}')).toEqual([]);
  });

  it('within a shadowed value are listed too, but not what lies below it', () => {
    expect(shadowedLiterals('{"a":{"x":1,"x":[2]},"a":5}')).toEqual(['{"x":1,"x":[2]}', '1']);
  });

  it('may be __proto__ or constructor', () => {
    expect(shadowedLiterals('{"__proto__":1,"constructor":2,"__proto__":3,"toString":4}')).toEqual(['1']);
  });

  it('may be lone surrogates, which differ from each other and from U+FFFD', () => {
    expect(shadowedLiterals('{"\\ud83d":1,"\\ud83e":2,"\ufffd":3}')).toEqual([]);
    expect(shadowedLiterals('{"\\ud83d":1,"\\uD83D":2}')).toEqual(['1']);
  });

  it('are found on either side of eight members', () => {
    for (const count of [1, 2, 7, 8, 9, 20]) {
      const members = Array.from({ length: count }, (_, index) => `"key_${index}":${index}`);
      expect(shadowedLiterals(`{${[...members, '"key_0":"last"'].join(',')}}`)).toEqual(['0']);
      expect(shadowedLiterals(`{${members.join(',')}}`)).toEqual([]);
    }
  });

  it('are found among 100,000', () => {
    const members = Array.from({ length: 100_000 }, (_, index) => `"${index % 99_999}":${index}`);
    expect(shadowedLiterals(`{${members.join(',')}}`)).toEqual(['0']);
  });

  it('are found when 100,000 are the same', () => {
    const document = documentOf(`{${'"a":1,'.repeat(99_999)}"a":2}`);
    expect(document.shadowed.size).toBe(99_999);
    expect(document.shadowed.has(100_000)).toBe(false);
  });
});
