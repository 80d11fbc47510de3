import { expect, test } from 'vitest';
import { chooseAfter, placesAtFirst } from './memorySides.ts';

test('a candidate of another situation is compared with its own input memory', () => {
  expect(chooseAfter(placesAtFirst(0), { situation: 2, candidate: 1 })).toEqual({
    before: { situation: 2, candidate: null },
    after: { situation: 2, candidate: 1 },
  });
});

test('a side that was chosen by hand stays', () => {
  const before = { situation: 0, candidate: 1 };
  expect(chooseAfter({ before, after: { situation: 0, candidate: 0 } }, { situation: 2, candidate: 1 })).toEqual({
    before,
    after: { situation: 2, candidate: 1 },
  });
});
