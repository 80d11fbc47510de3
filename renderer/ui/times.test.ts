import { expect, test } from 'vitest';
import { describeClock, describeDuration, describeMoment } from './times.ts';

test('a duration is told as people read it', () => {
  expect([-5, 0.42, 38, 999.7, 1_840, 30_000, 99_960, 360_000, 612_000, 11_050_000].map(describeDuration)).toEqual([
    '0 ms',
    '0.4 ms',
    '38 ms',
    '1.00 s',
    '1.84 s',
    '30.0 s',
    '1:40 min',
    '6:00 min',
    '10:12 min',
    '3:04 h',
  ]);
});

test('a time of day is told to a millisecond, so that the rows of a burst differ', () => {
  const at = new Date(2026, 10, 30, 10, 42, 7, 999).getTime();
  expect(describeClock(at)).toBe('10:42:07.999');
  expect(describeMoment(at)).toBe('2026-11-30 10:42:07.999');
});
