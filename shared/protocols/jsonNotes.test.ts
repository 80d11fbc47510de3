import { describe, expect, test } from 'vitest';
import { readJson } from '../json/reader.ts';
import { noteJson } from './jsonNotes.ts';

function notesOf(text: string): string[] {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return noteJson(reading.document, 'request').map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('notes on JSON', () => {
  test('say nothing of a plain text', () => {
    expect(notesOf('{"a":[1,-2.5,1e10,0.1,0.30000000000000004,123456789012345,true,null,"\\u00e9 \\ud83e\\udd16"]}')).toEqual([]);
  });

  test('name a byte order mark', () => {
    expect(notesOf('\ufeff{}')).toEqual(['json.bom null']);
  });

  test('name the shadowed one of repeated keys', () => {
    expect(notesOf('{"a":{"b":1,"b":2}}')).toEqual(['json.duplicate_key /a/b']);
  });

  test.each(['9007199254740993', '0.1000000000000000055', '1e-999', '123456789.12345678901', '9'.repeat(400)])(
    'name %s, which a double can’t hold',
    (literal) => {
      expect(notesOf(`[${literal}]`)).toEqual(['json.number_precision /0']);
    },
  );

  test.each([
    '9007199254740992',
    '10000000000000000000000',
    '0.1234567890123456',
    '1.7976931348623157e308',
    '1234567890.1234567',
    '0.000e-999',
  ])('pass over %s, which a double gives back', (literal) => {
    expect(notesOf(`[${literal}]`)).toEqual([]);
  });

  test('name lone surrogates in values and in keys, but not a backslash before ud83d', () => {
    expect(notesOf('["\\ud83d","\\ud83d\\ude00","\\\\ud83d",{"\\uDE00":1}]')).toEqual([
      'json.lone_surrogate /0',
      'json.lone_surrogate /3/\ude00',
    ]);
  });

  test('are at most twenty of a kind, and the last says how many more there are', () => {
    const reading = readJson(`[${Array.from({ length: 50 }, () => '9007199254740993').join(',')}]`);
    if (!reading.ok) throw new Error(reading.problem.message);
    const notes = noteJson(reading.document, 'request');
    expect(notes).toHaveLength(20);
    expect(notes.at(-1)?.message).toContain('30');
  });
});
