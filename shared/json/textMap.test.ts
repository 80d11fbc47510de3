import { describe, expect, test } from 'vitest';
import { createTextMap, digestOf } from './textMap.ts';

const long = (end: string) => `${'x'.repeat(60_000)}${end}`;

describe('a map by texts', () => {
  test('gives what was set last, of short texts and of long ones that differ in one unit alone', () => {
    const map = createTextMap<number>();
    const before = ['', 'a', long('a'), long('b'), 'a', long('a')].map((text, value) => map.set(text, value));
    expect(before).toEqual([undefined, undefined, undefined, undefined, 1, 2]);
    expect(['', 'a', 'b', long('a'), long('b'), long('c')].map((text) => map.get(text))).toEqual([0, 4, undefined, 5, 3, undefined]);
  });

  test('tells long texts of one length apart by a number', () => {
    const digests = Array.from({ length: 200 }, (_, place) => digestOf(long(String(place).padStart(4, '0'))));
    expect(new Set(digests).size).toBe(200);
    expect(digests.every(Number.isSafeInteger)).toBe(true);
  });
});
