import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showArgument, spellArgument } from './argumentText.ts';

test('a string parameter is typed without quotes', () => {
  expect(spellArgument('left zone', 'text')).toBe('"left zone"');
  expect(spellArgument('7', 'text')).toBe('"7"');
  expect(showArgument('"caf\\u00e9"', 'text')).toEqual({ text: 'café', asText: false });
});

test('numbers keep every digit as typed', () => {
  expect(spellArgument('9007199254740993', 'integer')).toBe('9007199254740993');
  expect(spellArgument('1.0', 'number')).toBe('1.0');
  expect(spellArgument('1e400', 'number')).toBe('1e400');
});

test('what does not fit its type is kept as a string and shown as one', () => {
  for (const [typed, kind] of [
    ['1.5', 'integer'],
    ['-', 'number'],
    ['True', 'truth'],
    ['[1,', 'json'],
  ] as const) {
    expect(showArgument(spellArgument(typed, kind), kind)).toEqual({ text: typed, asText: true });
  }
});

test('truth is written true or false', () => {
  expect([spellArgument('true', 'truth'), spellArgument('false', 'truth')]).toEqual(['true', 'false']);
});

test('JSON is kept as it was typed', () => {
  expect(spellArgument('["a", 1.0]', 'json')).toBe('["a", 1.0]');
});

test('any text typed into a string parameter is shown again as typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(showArgument(spellArgument(typed, 'text'), 'text').text).toBe(typed);
    }),
  );
});
