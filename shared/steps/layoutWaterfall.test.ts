import { expect, test } from 'vitest';
import { layoutWaterfall } from './layoutWaterfall.ts';

test('steps with starts stand where they ran, also beside each other', () => {
  const fall = layoutWaterfall([{ startMs: 1_000, lengthMs: 500 }, null, { startMs: 1_250, lengthMs: 750 }]);
  expect(fall).toEqual({
    bars: [{ from: 0, length: 0.5, lengthMs: 500 }, null, { from: 0.25, length: 0.75, lengthMs: 750 }],
    totalMs: 1_000,
    placed: true,
  });
});

test('where one has no start, lengths follow each other, and that is said', () => {
  const fall = layoutWaterfall([
    { startMs: 5_000, lengthMs: 100 },
    { startMs: null, lengthMs: 300 },
  ]);
  expect(fall).toMatchObject({
    bars: [
      { from: 0, length: 0.25 },
      { from: 0.25, length: 0.75 },
    ],
    totalMs: 400,
    placed: false,
  });
});

test('as many steps as there are can be laid out', () => {
  const fall = layoutWaterfall(Array.from({ length: 300_000 }, (_, step) => ({ startMs: step, lengthMs: 1 })));
  expect(fall).toMatchObject({ totalMs: 300_000, placed: true });
});

test('there is none without times, and one of no length at all is not divided by nought', () => {
  expect(layoutWaterfall([null, null])).toBeNull();
  expect(layoutWaterfall([{ startMs: 1, lengthMs: 0 }])).toMatchObject({ bars: [{ from: 0, length: 0 }], totalMs: 0 });
});
