import { expect, test } from 'vitest';
import { PracticeRequest } from '../../shared/practice.ts';
import { benchManner, genManner } from './manner.ts';
import type { Play, Tally } from './play.ts';
import { createRandom } from './random.ts';

const newTally = (): Tally & { tasks: number } => {
  const tally = { tasks: 0, newTask: () => (tally.tasks += 1), achieve: () => undefined };
  return tally;
};

test('bench sends every waiting simulator once, and a free slot begins the next episode under the same id', () => {
  const tally = newTally();
  const bench = benchManner(PracticeRequest.parse({ kind: 'bench', slots: 3, episodes: 5 }), createRandom(1), tally);
  const ids = (plays: readonly Play[]): number[] => plays.map(({ id }) => id).sort((a, b) => a - b);
  const first = bench.next();
  expect(ids(first)).toEqual([0, 1, 2]);
  const kept = first[0];
  bench.take(
    first,
    first.map((play) => [play === kept ? play : null]),
  );
  const second = bench.next();
  expect(ids(second)).toEqual([0, 1, 2]);
  expect(second).toContain(kept);
  expect(tally.tasks).toBe(5);
  bench.take(
    second,
    second.map(() => [null]),
  );
  expect(bench.next()).toEqual([]);
});

test('gen stops at its budget exactly and numbers its inputs on', () => {
  const gen = genManner(PracticeRequest.parse({ branch: 2, batch: 4, budget: 11 }), createRandom(1), newTally());
  const ids: number[] = [];
  for (let sent = gen.next(); sent.length > 0; sent = gen.next()) {
    expect(sent.length).toBeLessThanOrEqual(4);
    ids.push(...sent.map(({ id }) => id));
    gen.take(
      sent,
      sent.map((play) => [play, play]),
    );
  }
  expect(ids).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
});

test('gen continues several candidates of one input', () => {
  const gen = genManner(PracticeRequest.parse({ branch: 3, batch: 10, budget: 50 }), createRandom(2), newTally());
  const sent = gen.next();
  gen.take(
    sent,
    sent.map((play) => [1, 2, 3].map((depth) => ({ ...play, memoryText: `{"from":${play.id}}`, depth }))),
  );
  const next = gen.next().filter(({ memoryText }) => memoryText === `{"from":${sent[0]?.id}}`);
  expect(new Set(next.map(({ depth }) => depth)).size).toBeGreaterThan(1);
});
