import { expect, test } from 'vitest';
import { collapseSpans, describeSpan } from './collapseSpans.ts';
import type { Span } from './spans.ts';

const span = (situation: number, to: number, name = 'sample'): Span => ({
  name,
  situations: [situation, situation],
  from: 0,
  to,
  signal: 'plain',
});
const describe = (spans: readonly Span[], total: number) => collapseSpans(spans, total).map(describeSpan);

test('equal bars of neighbouring situations are one', () => {
  const many = Array.from({ length: 300 }, (_, index) => span(index, 103));
  expect(describe(many, 103)).toEqual(['sample 1–300']);
});

test('bars that differ in length, in who decided, or that are no neighbours stay apart', () => {
  expect(describe([span(0, 10), span(1, 10.02), span(2, 60), span(3, 60, 'human'), span(5, 60, 'human')], 100)).toEqual([
    'sample 1–2',
    'sample 3',
    'human 4',
    'human 6',
  ]);
});

test('what belongs to no situation of many is told by its name', () => {
  const answer: Span = { name: 'answer', situations: null, from: 0, to: 1, signal: 'go' };
  expect(describe([answer, answer], 1)).toEqual(['answer', 'answer']);
});
