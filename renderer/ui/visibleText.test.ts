import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test('characters that turn text around or hide are named', () => {
  expect(visibleText('a\u202Etxt.exe\u202C\u0000\u0007\ufeff')).toBe('a⟨U+202E⟩txt.exe⟨U+202C⟩⟨U+0000⟩⟨U+0007⟩⟨U+FEFF⟩');
});

test('line ends, tabs, emoji and right-to-left letters stay as they are', () => {
  const text = 'a\tb\nc\r\n👩‍👩‍👧 שלום عربي';
  expect(visibleText(text)).toBe(text);
});
