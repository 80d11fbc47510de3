import { expect, test } from 'vitest';
import { utf8Length } from './utf8Length.ts';

test('the bytes of a text are counted as an encoder makes them, lone surrogates included', () => {
  for (const text of ['', 'plain', 'é', '€', '😀', 'a\ud83d', '\ude00b', '\ud83d\ud83d\ude00', '\ud83dx\ude00']) {
    expect([text, utf8Length(text)]).toEqual([text, new TextEncoder().encode(text).length]);
  }
});
