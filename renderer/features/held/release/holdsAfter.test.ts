import { expect, test } from 'vitest';
import type { EventFacts, Exchange } from '../../../../shared/exchange.ts';
import { applyEvent } from '../../../../shared/applyEvent.ts';
import { describeGone, holdsAfter } from './holdsAfter.ts';
import { testHold } from '../testHold.ts';

const received: EventFacts = {
  kind: 'received',
  method: 'POST',
  path: '/v1/responses',
  protocol: 'magma',
  route: 'responses',
  caller: { address: '127.0.0.1:1', userAgent: null },
  body: null,
  asked: 'Go.',
  situations: [0, 1].map((index) => ({ sourceId: String(index), asked: 'Go.', wanted: 1 })),
  findings: [],
};
const held = (situation: number): EventFacts => ({ kind: 'held', situation, reason: 'responder', deadlineAt: null });
const decided = (situation: number): EventFacts => ({ kind: 'decided', situation, by: 'human', candidates: [], body: null });

function exchangeAfter(...facts: EventFacts[]): Exchange {
  let exchange: Exchange | undefined;
  [received, held(0), held(1), ...facts].forEach((fact, index) => {
    exchange = applyEvent(exchange, { ...fact, sequence: index + 1, at: index, exchange: '1' });
  });
  if (!exchange) throw new Error('no events');
  return exchange;
}

const holds = [
  testHold({ situation: '1.0', of: 2 }),
  testHold({ situation: '1.1', index: 1, of: 2 }),
  testHold({ situation: '2.0', exchange: '2' }),
];
const stand = (exchange: Exchange) => holdsAfter(holds, exchange).map((hold) => `${hold.situation} ${hold.state} ${hold.decided}`);

test('one of a batch released waits for the rest', () => {
  expect(stand(exchangeAfter(decided(0)))).toEqual(['1.0 released 1', '1.1 waiting 1', '2.0 waiting 0']);
});

test('an answered exchange leaves the queue whole, and no other does', () => {
  const answered: EventFacts = { kind: 'answered', status: 200, body: null, by: 'human', forced: false, findings: [] };
  const exchange = exchangeAfter(decided(0), decided(1), answered);
  expect(stand(exchange)).toEqual(['2.0 waiting 0']);
  expect(describeGone(exchange, 0)).toBe('The answer has gone out with status 200, decided by human.');
});

test('what an abandoned exchange still held stays in the queue until it is dismissed', () => {
  const left: EventFacts = { kind: 'abandoned', reason: 'the caller closed the connection' };
  expect(stand(exchangeAfter(left))).toEqual(['1.0 left 0', '1.1 left 0', '2.0 waiting 0']);
  expect(stand(exchangeAfter(left, { kind: 'annotated', situation: 0, dismissed: true }))).toEqual(['1.1 left 0', '2.0 waiting 0']);
});

test('what became of an abandoned exchange is told by its reason, as one sentence', () => {
  const told = (reason: string) => describeGone(exchangeAfter({ kind: 'abandoned', reason }), 0);
  expect(told('The caller closed the connection.')).toBe('The caller closed the connection.');
  expect(told('Signalbox ended before it could answer')).toBe('Signalbox ended before it could answer.');
});
