import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decodeUtf8, findInvalidUtf8 } from './decodeUtf8.ts';

describe('bytes as UTF-8', () => {
  it('keep their BOM, which is a character of the text', () => {
    expect(decodeUtf8(Buffer.from('\uFEFF{}'))).toEqual({ ok: true, text: '\uFEFF{}' });
  });

  it.each([
    ['a Latin-1 byte', [0x63, 0xe9, 0x22], 1],
    ['a sequence cut short at the end', [0x61, 0xe2, 0x82], 1],
    ['an overlong form', [0xc0, 0xaf], 0],
    ['an overlong form of three', [0xe0, 0x80, 0xaf], 0],
    ['an encoded surrogate', [0x61, 0x62, 0xed, 0xa0, 0x80], 2],
    ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['UTF-16 with its BOM', [0xff, 0xfe, 0x7b, 0x00], 0],
  ])('are refused at the first byte that is none: %s', (_, bytes, byteOffset) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({ ok: false, byteOffset });
  });

  it('are found valid exactly where the platform’s strict decoder takes them', () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 6 }).map((text) => Uint8Array.from(Buffer.from(text))),
    );
    fc.assert(
      fc.property(bytes, (sample) => {
        let valid = true;
        try {
          strict.decode(sample);
        } catch {
          // The decoder's way of saying no.
          valid = false;
        }
        expect(findInvalidUtf8(sample) === null).toBe(valid);
      }),
      { numRuns: 2_000 },
    );
  });
});
