import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText, tokensOf } from '../../tests/fixtures/jsonTexts.ts';
import { compactJson, DEEPEST_INDENT, prettyJson } from './printer.ts';

describe('printing', () => {
  it('changes white space only', () => {
    fc.assert(
      fc.property(jsonText, fc.integer({ min: 0, max: 4 }), (text, indent) => {
        const tokens = tokensOf(text);
        const document = documentOf(text);
        expect(tokensOf(prettyJson(document, 0, indent))).toEqual(tokens);
        expect(compactJson(document)).toBe(tokens.join(''));
      }),
      { numRuns: 300 },
    );
  });

  it('lays values out as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 4 }), (value, indent) => {
        expect(prettyJson(documentOf(JSON.stringify(value)), 0, indent)).toBe(JSON.stringify(value, null, indent));
        expect(compactJson(documentOf(JSON.stringify(value, null, indent)))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('keeps every literal, repeated keys and their order', () => {
    const text = '{"10":1.0,"2":-0,"a":1e400,"a":"\\u0061\\/","__proto__":[]}';
    const pretty = ['{', '  "10": 1.0,', '  "2": -0,', '  "a": 1e400,', '  "a": "\\u0061\\/",', '  "__proto__": []', '}'].join('\n');
    expect(prettyJson(documentOf(text))).toBe(pretty);
  });

  it('prints one part of a document without its key', () => {
    const document = documentOf('{"a": [1, {"b": 2}], "c": 3}');
    expect(compactJson(document, 1)).toBe('[1,{"b":2}]');
    expect(prettyJson(document, 3)).toBe('{\n  "b": 2\n}');
    expect(prettyJson(document, 2)).toBe('1');
  });

  it('indents 100,000 levels no further than its deepest column', () => {
    const pretty = prettyJson(documentOf(deepText(100_000)));
    expect(tokensOf(pretty).join('')).toBe(deepText(100_000));
    expect(/\n {126}"a"/.test(pretty)).toBe(true);
    expect(pretty.includes(`\n${' '.repeat(DEEPEST_INDENT * 2 + 1)}`)).toBe(false);
  });
});
