import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { isEffective, literalOf } from './access.ts';
import { joinPointer, nodeAt, pointerOf } from './pointer.ts';

describe('JSON pointers', () => {
  it('lead from every node that counts back to it', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const document = documentOf(text);
        for (let node = 0; node < document.size; node++) {
          if (isEffective(document, node)) expect(nodeAt(document, pointerOf(document, node))).toBe(node);
        }
      }),
    );
  });

  it('escape ~ and / in keys and nothing else', () => {
    const document = documentOf('{"a/b":{"m~n":{"":{"~1":[0,{"__proto__":"here"}]}}}}');
    const node = document.size - 1;
    expect(pointerOf(document, node)).toBe('/a~1b/m~0n//~01/1/__proto__');
    expect(literalOf(document, nodeAt(document, '/a~1b/m~0n//~01/1/__proto__'))).toBe('"here"');
  });

  it('name the last of repeated keys', () => {
    const document = documentOf('{"a":1,"a":2}');
    expect([pointerOf(document, 1), pointerOf(document, 2), nodeAt(document, '/a')]).toEqual(['/a', '/a', 2]);
  });

  it('that lead nowhere give -1', () => {
    const document = documentOf('{"a":[1,2],"b":"text"}');
    const astray = ['a', '/c', '/a/2', '/a/-', '/a/01', '/a/1e0', '/a/-1', '/a/', '/b/0', '/a/0/x', '/'];
    expect(astray.map((pointer) => nodeAt(document, pointer))).toEqual(astray.map(() => -1));
  });

  it('are joined with each segment escaped', () => {
    expect(joinPointer('', 'inputs', 0, 'memory')).toBe('/inputs/0/memory');
    expect(joinPointer('/a~1b', 'c/d', '~')).toBe('/a~1b/c~1d/~0');
    expect(joinPointer('/a')).toBe('/a');
  });

  it('reach 100,000 levels down', () => {
    const document = documentOf(deepText(100_000));
    const pointer = pointerOf(document, 99_999);
    expect(pointer.startsWith('/a/0/a/0')).toBe(true);
    expect(pointer.split('/').length - 1).toBe(99_999);
    expect(nodeAt(document, pointer)).toBe(99_999);
  });
});
