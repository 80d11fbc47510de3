import { expect, test } from 'vitest';
import type { EventFacts, ExchangeEvent } from '../../../../shared/exchange.ts';
import { testExchange } from '../../../api/testExchange.ts';
import { timeSpans } from './spans.ts';

const started = 1_001;
const at = (ms: number, facts: EventFacts): ExchangeEvent => ({ ...facts, sequence: ms, at: started + ms, exchange: '1' });
const decided = (ms: number, by: string) => at(ms, { kind: 'decided', situation: 0, by, candidates: [], body: null });
const held = at(5, { kind: 'held', situation: 0, reason: 'responder', deadlineAt: null });
const answered = (ms: number) => at(ms, { kind: 'answered', status: 200, body: null, by: 'x', forced: false, findings: [] });

test('time spent holding and time spent sending are told apart', () => {
  const exchange = testExchange(1, { endedAt: started + 120 });
  const committed = at(50, { kind: 'committed', status: 200 });
  expect(timeSpans(exchange, [held, committed, decided(100, 'human'), answered(120)])).toEqual({
    spans: [
      { name: 'held', situations: null, from: 5, to: 100, signal: 'wait' },
      { name: 'answer', situations: null, from: 100, to: 120, signal: 'go' },
    ],
    moments: [{ label: 'status 200 went out, to keep the caller waiting', at: 50 }],
  });
});

test('a responder’s time is told by its name', () => {
  const { spans } = timeSpans(testExchange(1, { endedAt: started + 9 }), [decided(7, 'sample'), answered(9)]);
  expect(spans.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['sample', 0, 7],
    ['answer', 7, 9],
  ]);
});

test('what is still held goes on, and ends when the caller leaves', () => {
  expect(timeSpans(testExchange(1), [held]).spans).toEqual([{ name: 'held', situations: null, from: 5, to: null, signal: 'wait' }]);
  const left = timeSpans(testExchange(1, { endedAt: started + 60 }), [held, at(60, { kind: 'abandoned', reason: 'gone' })]);
  expect(left.spans).toEqual([{ name: 'held', situations: null, from: 5, to: 60, signal: 'wait' }]);
  expect(left.moments).toEqual([{ label: 'the caller left', at: 60 }]);
});
