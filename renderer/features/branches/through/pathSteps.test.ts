import { expect, test } from 'vitest';
import type { MemoryStep } from '../../../../shared/interaction.ts';
import { barsOf, describeStep, isOnPath, measureSteps, nodeOfStep, stepOfNode, valueChanges } from './pathSteps.ts';

const step = (situation: string | null, changes: Partial<MemoryStep>): MemoryStep => ({
  place: situation === null ? null : { situation, candidate: 0 },
  line: '',
  at: 0,
  length: 10,
  keysAdded: [],
  keysRemoved: [],
  value: null,
  changed: false,
  ...changes,
});

test('a step says how large the memory is, how it grew, and which keys came and went', () => {
  const steps = measureSteps([
    step(null, { length: 4_000 }),
    step('1.0', { length: 4_112 }),
    step('2.0', { length: null }),
    step('3.0', { length: 112, keysAdded: ['summary'], keysRemoved: ['a', 'b', 'c', 'd', 'e'] }),
    step('4.0', { length: 112 }),
  ]);
  expect(steps.map(describeStep)).toEqual([
    '4,000 characters',
    '4,112 characters, 112 more',
    'returns no memory',
    '112 characters, 4,000 fewer, summary new, a, b, c, d and 1 more gone',
    '112 characters, as many as before',
  ]);
});

test('every change of a value is told with what it was before, also over a step that returned no memory', () => {
  const steps = measureSteps([
    step(null, { value: '"a"' }),
    step('1.0', { value: '"a"' }),
    step('2.0', { value: null, length: null }),
    step('3.0', { value: '"b"', changed: true }),
    step('4.0', { value: null, changed: true }),
  ]);
  expect(valueChanges(steps).map(({ step: { index }, before, after }) => [index, before, after])).toEqual([
    [3, '"a"', '"b"'],
    [4, '"b"', null],
  ]);
});

test('a situation stands at the step of the candidate it continues, a first one at the first step', () => {
  const steps = [step(null, {}), step('1.0', {}), step('2.0', {})];
  expect(stepOfNode(steps, { situation: '2.0', candidate: 0 }, null)).toBe(2);
  expect(stepOfNode(steps, { situation: '2.0', candidate: null }, { situation: '1.0', candidate: 0 })).toBe(1);
  expect(stepOfNode(steps, { situation: '1.0', candidate: null }, null)).toBe(0);
  expect(stepOfNode(steps, { situation: '2.0', candidate: 1 }, null)).toBe(-1);
});

test('a situation that only hangs at a path is not on it', () => {
  const steps = [step(null, {}), step('1.0', {}), step('2.0', {})];
  const parent = { situation: '1.0', candidate: 0 };
  expect(isOnPath(steps, { situation: '2.0', candidate: null }, parent)).toBe(true);
  expect(isOnPath(steps, { situation: '3.0', candidate: null }, parent)).toBe(false);
  expect(isOnPath(steps, { situation: '1.0', candidate: null }, null)).toBe(true);
  expect(isOnPath(steps, { situation: '1.0', candidate: 0 }, null)).toBe(true);
});

test('the first step leads to the first situation, whose memory came with it', () => {
  const steps = [step(null, {}), step('1.0', {})];
  expect(nodeOfStep(steps, 0, { situation: '1.0', candidate: 0 })).toEqual({ situation: '1.0', candidate: null });
  expect(nodeOfStep(steps, 1, { situation: '1.0', candidate: 0 })).toEqual({ situation: '1.0', candidate: 0 });
});

test('a long path has no more bars than fit, and each tells whether memory shrinks or the value changes in it', () => {
  const steps = measureSteps(
    Array.from({ length: 5_000 }, (_, index) => step(String(index), { length: index === 4_321 ? 1 : 100 + index, changed: index === 17 })),
  );
  const bars = barsOf(steps, 200);
  expect(bars).toHaveLength(200);
  expect(bars.flatMap(({ from, shrinks }) => (shrinks ? [from] : []))).toEqual([4_300]);
  expect(bars.flatMap(({ from, changes }) => (changes ? [from] : []))).toEqual([0]);
  expect(bars.at(-1)).toMatchObject({ to: 5_000, height: 1 });
});
