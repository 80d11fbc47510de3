import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { visitEffective } from './access.ts';
import { replaceNode } from './edit.ts';
import { readJson } from './reader.ts';

it('names a foreign word in the place of any value, and its position', () => {
  const words = fc.constantFrom('NaN', 'Infinity', '-Infinity', 'undefined', 'None', 'True');
  fc.assert(
    fc.property(jsonText, words, fc.nat(), (text, word, choice) => {
      const document = documentOf(text);
      const nodes: number[] = [];
      visitEffective(document, 0, (node) => nodes.push(node));
      const node = nodes[choice % nodes.length] ?? 0;
      const reading = readJson(replaceNode(document, node, word));
      expect(reading).toEqual({ ok: false, problem: { message: `${word} is not JSON`, offset: document.starts[node] } });
    }),
  );
});

const FAULTS: readonly (readonly [text: string, message: string, offset: number])[] = [
  ['', 'Expecting value', 0],
  [' ', 'Expecting value, found the end of the text', 1],
  ['[NaN]', 'NaN is not JSON', 1],
  ['{"a":-Infinity}', '-Infinity is not JSON', 5],
  ['[1,]', 'Expecting value, found "]"', 3],
  ['[1 2]', 'Expecting "," or "]", found "2"', 3],
  ['[1', 'Expecting "," or "]", found the end of the text', 2],
  ['{"a":1,}', 'Expecting a key in double quotes, found "}"', 7],
  ["{'a':1}", 'Expecting a key in double quotes, found "\'"', 1],
  ['{"a" 1}', 'Expecting ":", found "1"', 5],
  ['{"a":1 "b":2}', 'Expecting "," or "}", found a double quote', 7],
  ['{"a":1]', 'Expecting "," or "}", found "]"', 6],
  ['01', 'Extra data after the value: "1"', 1],
  ['1 2', 'Extra data after the value: "2"', 2],
  ['[] x', 'Extra data after the value: "x"', 3],
  ['-', 'Expecting a digit, found the end of the text', 1],
  ['[1.]', 'Expecting a digit, found "]"', 3],
  ['1e+', 'Expecting a digit, found the end of the text', 3],
  ['+1', 'Expecting value, found "+"', 0],
  ['.5', 'Expecting value, found "."', 0],
  ['\u00a01', 'Expecting value, found U+00A0', 0],
  ['["a', 'Unterminated string, which begins here', 1],
  ['"a\\', 'Unterminated string, which begins here', 0],
  ['"a\nb"', 'Invalid control character U+000A in a string', 2],
  [`"${'long '.repeat(20)}\u0000"`, 'Invalid control character U+0000 in a string', 101],
  ['{"a\tb":1}', 'Invalid control character U+0009 in a string', 3],
  ['"a\\x"', 'Invalid escape: a backslash before "x"', 2],
  ['"\\u12g4"', 'Invalid escape: expecting four hexadecimal digits after \\u', 1],
  [`"${'\\n'.repeat(600)}\\q"`, 'Invalid escape: a backslash before "q"', 1201],
];

it.each(FAULTS)('%j is refused: %s', (text, message, offset) => {
  expect(readJson(text)).toEqual({ ok: false, problem: { message, offset } });
});
