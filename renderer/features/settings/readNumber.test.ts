import { expect, test } from 'vitest';
import { readNumber, showNumber } from './readNumber.ts';

const count = { least: 1, most: 100_000, scale: 1 };
const seconds = { least: 100, most: 600_000, scale: 1_000 };

test('a number is read as it is shown, thousands apart or not', () => {
  expect(['12', ' 1,000 ', '1000', '100,000'].map((text) => readNumber(text, count))).toEqual([12, 1_000, 1_000, 100_000]);
  expect(['8', '0.1', '1.001', '600'].map((text) => readNumber(text, seconds))).toEqual([8_000, 100, 1_001, 600_000]);
  expect([showNumber(1_000, count), showNumber(1_500, seconds), showNumber(8_000, seconds)]).toEqual(['1,000', '1.5', '8']);
});

test('a fraction of what has none is refused, not rounded', () => {
  expect(readNumber('1.5', count)).toBe('Expected a whole number from 1 to 100,000, got “1.5”.');
  expect(readNumber('1.0005', seconds)).toBe('Expected a number from 0.1 to 600 in steps of 0.001, got “1.0005”.');
});

test('what is no number, or beyond its bounds, is refused with what was expected', () => {
  for (const text of ['', 'ten', '0', '-3', '100001', '1e3', '0x10', '1,00']) expect(readNumber(text, count)).toContain(`got “${text}”`);
  expect(readNumber('601', seconds)).toBe('Expected a number from 0.1 to 600, got “601”.');
});
