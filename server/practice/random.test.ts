import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number, count: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw(7, 50)).toEqual(draw(7, 50));
  expect(draw(7, 50)).not.toEqual(draw(8, 50));
});

test('numbers lie evenly between 0 and 1', () => {
  const numbers = draw(1, 20_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const perTenth = Array.from({ length: 10 }, (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length);
  expect(Math.min(...perTenth)).toBeGreaterThan(1_800);
  expect(Math.max(...perTenth)).toBeLessThan(2_200);
});

test('shuffling keeps every item once and leaves the list as it was', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  const shuffled = createRandom(3).shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect(new Set(shuffled)).toEqual(new Set(items));
  expect(shuffled).toHaveLength(items.length);
  expect(items[0]).toBe(0);
});

test('picking from nothing is an error', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
});
