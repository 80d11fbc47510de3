import { expect, test } from 'vitest';
import { readJson } from '../json/reader.ts';
import { readAgain } from './recentReading.ts';

test('a text is read once while it is among the last few, and gives what reading it gives', () => {
  const texts = ['{"a":[1,2.0]}', '[', '"x"'];
  const first = texts.map((text) => readAgain(text));
  expect(first).toEqual(texts.map((text) => readJson(text)));
  expect(texts.map((text) => readAgain(text)).every((reading, place) => reading === first[place])).toBe(true);
});

test('readings are forgotten once many or long texts came after', () => {
  const first = readAgain('["first"]');
  for (let count = 0; count < 64; count += 1) readAgain(`[${count}]`);
  expect(readAgain('["first"]')).not.toBe(first);
  const second = readAgain('["second"]');
  for (let count = 0; count < 3; count += 1) readAgain(`["${String(count).repeat(900_000)}"]`);
  expect(readAgain('["second"]')).not.toBe(second);
});

test('a very long text is not kept', () => {
  const text = `["${'x'.repeat(1_100_000)}"]`;
  expect(readAgain(text)).not.toBe(readAgain(text));
});
