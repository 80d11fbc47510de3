import { expect, test } from 'vitest';
import { applyEvent } from './applyEvent.ts';
import type { EventFacts, Exchange } from './exchange.ts';
import { isLeftBehind } from './leftBehind.ts';

const received: EventFacts = {
  kind: 'received',
  method: 'POST',
  path: '/v1/responses',
  protocol: 'magma',
  route: 'responses',
  caller: { address: '127.0.0.1:1', userAgent: null },
  body: null,
  asked: 'Pick.',
  situations: [{ sourceId: '7', asked: 'Pick.', wanted: 1 }],
  findings: [],
};
const held: EventFacts = { kind: 'held', situation: 0, reason: 'responder', deadlineAt: null };
const refused: EventFacts = { kind: 'refused', status: 503, reason: 'closed', body: null, findings: [] };
const answered: EventFacts = { kind: 'answered', status: 400, body: null, by: 'human', forced: false, findings: [] };

function after(...facts: EventFacts[]): Exchange {
  let exchange: Exchange | undefined;
  [received, ...facts].forEach(
    (each, index) => (exchange = applyEvent(exchange, { ...each, sequence: index + 1, at: index, exchange: '1' })),
  );
  if (exchange === undefined) throw new Error('no events');
  return exchange;
}

test.each<[string, EventFacts]>([
  ['its caller left', { kind: 'abandoned', reason: 'left' }],
  ['Signalbox was closed', refused],
  ['Signalbox failed', { kind: 'failed', reason: 'bug' }],
])('a held situation stays in the queue after %s', (_, end) => {
  expect(isLeftBehind(after(held, end), 0)).toBe(true);
});

const decided = (by: string): EventFacts => ({ kind: 'decided', situation: 0, by, candidates: [], body: null });

test('a held situation stays in the queue where Signalbox itself answered a caller that was kept alive, until it is dismissed', () => {
  const itself: EventFacts = { ...answered, status: 200, by: 'signalbox' };
  expect(isLeftBehind(after(held, decided('signalbox'), itself), 0)).toBe(true);
  expect(isLeftBehind(after(held, decided('human'), { ...itself, by: 'human' }), 0)).toBe(false);
  expect(isLeftBehind(after(decided('signalbox'), itself), 0)).toBe(false);
  const dismissed: EventFacts = { kind: 'annotated', situation: 0, dismissed: true };
  expect(isLeftBehind(after(held, decided('signalbox'), itself, dismissed), 0)).toBe(false);
});

test.each<[string, EventFacts[]]>([
  ['a person answered or dropped it', [held, answered]],
  ['a person dropped its caller', [held, { kind: 'dropped' }]],
  ['it was dismissed', [held, refused, { kind: 'annotated', situation: 0, dismissed: true }]],
  ['it was never held', [refused]],
  ['it still waits', [held]],
])('it does not where %s', (_, facts) => {
  expect(isLeftBehind(after(...facts), 0)).toBe(false);
});
