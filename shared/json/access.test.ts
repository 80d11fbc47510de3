import { describe, expect, it } from 'vitest';
import { deepText, documentOf } from '../../tests/fixtures/jsonTexts.ts';
import { hasKey, isEffective, itemsOf, keyOf, kindNameOf, literalOf, memberOf, membersOf, stringOf, visitEffective } from './access.ts';

describe('access to a document', () => {
  it('gives literals exactly as they were sent', () => {
    const document = documentOf('[1.0, -0, 1E+2, "\\u0061", { "a" : 1 }]');
    expect(itemsOf(document, 0).map((item) => literalOf(document, item))).toEqual(['1.0', '-0', '1E+2', '"\\u0061"', '{ "a" : 1 }']);
  });

  it('decodes keys and strings, and keeps lone surrogates', () => {
    const document = documentOf('{"\\ud83d":"\\udE00\\n","\\u00e9":"\\ud83d\\ude00"}');
    const [first, second] = membersOf(document, 0);
    if (first === undefined || second === undefined) throw new Error('Expected two members');
    expect([keyOf(document, first), stringOf(document, first)]).toEqual(['\ud83d', '\ude00\n']);
    expect([keyOf(document, second), stringOf(document, second)]).toEqual(['é', '😀']);
    expect(keyOf(document, 0)).toBeNull();
  });

  it('leaves shadowed members out and keeps the order of the rest', () => {
    const document = documentOf('{"b":1,"a":2,"b":3,"__proto__":4}');
    expect(membersOf(document, 0).map((member) => literalOf(document, member))).toEqual(['2', '3', '4']);
  });

  it('finds the last member of a key, however it is spelled', () => {
    const document = documentOf('{"a":1,"\\u0061":2,"__proto__":3,"a\\\\":4,"\\ud83d":5,"":6}');
    const found = ['a', '__proto__', 'a\\', '\ud83d', ''].map((key) => literalOf(document, memberOf(document, 0, key)));
    expect(found).toEqual(['2', '3', '4', '5', '6']);
  });

  it('answers -1 for a key that is not there, inherited names and spellings included', () => {
    const document = documentOf('{"a":1,"\\u0062":2}');
    expect(['b ', '\\u0062', 'toString', '__proto__', ''].map((key) => memberOf(document, 0, key))).toEqual([-1, -1, -1, -1, -1]);
    expect(hasKey(document, 0, '')).toBe(false);
  });

  it('names the kind of each node', () => {
    const document = documentOf('[{},[],"",0,true,false,null]');
    expect(itemsOf(document, 0).map((item) => kindNameOf(document, item))).toEqual([
      'object',
      'array',
      'string',
      'number',
      'true',
      'false',
      'null',
    ]);
  });

  it('throws where a node is of another kind or not there', () => {
    const document = documentOf('[1]');
    expect(() => membersOf(document, 0)).toThrow('Expected node 0 to be object, got array');
    expect(() => stringOf(document, 1)).toThrow('Expected node 1 to be string, got number');
    expect(() => literalOf(document, 2)).toThrow('Expected a node below 2, got 2');
  });

  it('visits what counts and nothing below a shadowed member', () => {
    const document = documentOf('{"a":[1,{"b":2}],"c":3,"a":[4]}');
    const visited: string[] = [];
    visitEffective(document, 0, (node) => visited.push(literalOf(document, node)));
    expect(visited.slice(1)).toEqual(['3', '[4]', '4']);
    const effective = Array.from(document.kinds, (_, node) => isEffective(document, node));
    expect(effective).toEqual([true, false, false, false, false, true, true, true]);
  });

  it('visits 100,000 levels', () => {
    const document = documentOf(deepText(100_000));
    let visits = 0;
    visitEffective(document, 0, () => visits++);
    expect(visits).toBe(100_000);
    expect(isEffective(document, 99_999)).toBe(true);
  });
});
