import fc from 'fast-check';
import { expect, test } from 'vitest';
import { argumentKind, showArgument, spellArgument } from './argumentText.ts';

test('a string parameter is typed without quotes', () => {
  expect(spellArgument('left zone', 'str')).toBe('"left zone"');
  expect(spellArgument('7', 'str')).toBe('"7"');
  expect(showArgument('"caf\\u00e9"', 'str')).toEqual({ text: 'café', asText: false });
});

test('numbers keep every digit as typed', () => {
  expect(spellArgument('9007199254740993', 'int')).toBe('9007199254740993');
  expect(spellArgument('1.0', 'float')).toBe('1.0');
  expect(spellArgument('1e400', 'float')).toBe('1e400');
});

test('what does not fit its type is kept as a string and shown as one', () => {
  for (const [typed, type] of [
    ['1.5', 'int'],
    ['-', 'float'],
    ['True', 'bool'],
    ['[1,', 'list'],
  ] as const) {
    expect(showArgument(spellArgument(typed, type), type)).toEqual({ text: typed, asText: true });
  }
});

test('truth is written true or false', () => {
  expect([spellArgument('true', 'bool'), spellArgument('false', 'boolean')]).toEqual(['true', 'false']);
});

test('a type that nobody listed is typed as JSON', () => {
  expect(argumentKind('list[str]')).toBe('json');
  expect(argumentKind('constructor')).toBe('json');
  expect(spellArgument('["a", 1.0]', 'list[str]')).toBe('["a", 1.0]');
});

test('any text typed into a string parameter is shown again as typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(showArgument(spellArgument(typed, 'str'), 'str').text).toBe(typed);
    }),
  );
});
