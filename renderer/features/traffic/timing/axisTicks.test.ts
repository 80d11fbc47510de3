import { expect, test } from 'vitest';
import { axisTicks } from './axisTicks.ts';

test('an axis has round steps, few enough to be read, whatever the total', () => {
  expect(axisTicks(103)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axisTicks(0.2)).toEqual([0, 0.05, 0.1, 0.15, 0.2]);
  expect(axisTicks(387_000)).toEqual([0, 100_000, 200_000, 300_000]);
  for (const total of [0.013, 0.9, 1, 7, 60_000, 86_400_000]) expect(axisTicks(total).length).toBeLessThanOrEqual(7);
  expect(axisTicks(0)).toEqual([0]);
});
