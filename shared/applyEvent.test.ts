import { describe, expect, it } from 'vitest';
import { applyEvent } from './applyEvent.ts';
import type { EventFacts, Exchange, ExchangeEvent } from './exchange.ts';

const received: EventFacts = {
  kind: 'received',
  method: 'POST',
  path: '/v1/responses',
  protocol: 'magma',
  route: 'responses',
  caller: { address: '127.0.0.1:5000', userAgent: null },
  body: { id: 1, bytes: 120 },
  asked: 'go',
  situations: [
    { sourceId: '7', asked: 'go', wanted: 1 },
    { sourceId: '9007199254740993', asked: 'stay', wanted: 2 },
  ],
  findings: [],
};

function fold(...facts: EventFacts[]): Exchange {
  const events = [received, ...facts].map((fact, place): ExchangeEvent => ({
    ...fact,
    sequence: 10 + place,
    at: 1_000 + place,
    exchange: '3',
  }));
  let exchange: Exchange | undefined;
  for (const event of events) exchange = applyEvent(exchange, event);
  if (exchange === undefined) throw new Error('nothing was folded');
  return exchange;
}

const held = (situation: number): EventFacts => ({ kind: 'held', situation, reason: 'responder', deadlineAt: null });
const decided = (situation: number): EventFacts => ({
  kind: 'decided',
  situation,
  by: 'human',
  candidates: [{ status: 'completed', line: 'say “hi”' }],
  body: null,
});
const answered: EventFacts = { kind: 'answered', status: 200, body: { id: 2, bytes: 50 }, by: 'human', forced: false, findings: [] };

describe('the fold of an exchange', () => {
  it('is waiting once received, with the ids digit for digit', () => {
    const exchange = fold();
    expect(exchange.outcome).toBe('waiting');
    expect(exchange.situations.map((situation) => situation.sourceId)).toEqual(['7', '9007199254740993']);
  });

  it('is held as long as one of its situations is', () => {
    expect(fold(held(0), held(1), decided(0)).outcome).toBe('held');
    expect(fold(held(0), held(1), decided(0), decided(1)).outcome).toBe('waiting');
  });

  it('takes a decision back when its situation is held again', () => {
    const [first] = fold(held(0), decided(0), { kind: 'held', situation: 0, reason: 'again', deadlineAt: null }).situations;
    expect(first).toMatchObject({ phase: 'held', decidedBy: null, candidates: [] });
  });

  it('is answered with the status and size that went out', () => {
    expect(fold(decided(0), decided(1), answered)).toMatchObject({
      outcome: 'answered',
      status: 200,
      responseBytes: 50,
      answeredBy: 'human',
      endedAt: 1_003,
    });
  });

  it('becomes abandoned when the answer never reached its caller', () => {
    expect(fold(answered, { kind: 'abandoned', reason: 'the caller closed the connection' })).toMatchObject({
      outcome: 'abandoned',
      status: 200,
    });
  });

  it('stays abandoned when a draft is saved or its situation dismissed afterwards', () => {
    const exchange = fold(
      held(0),
      { kind: 'abandoned', reason: 'gone' },
      { kind: 'drafted', situation: 0, revision: 2 },
      { kind: 'annotated', situation: 0, dismissed: true },
    );
    expect(exchange.outcome).toBe('abandoned');
    expect(exchange.situations[0]).toMatchObject({ draftRevision: 2, dismissed: true });
  });

  it('keeps the committed status from the first keep-alive byte on', () => {
    expect(fold(held(0), { kind: 'committed', status: 200 })).toMatchObject({ outcome: 'held', status: 200, committedAt: 1_002 });
  });

  it('passes over events that it has folded already', () => {
    const exchange = fold(held(0));
    expect(applyEvent(exchange, { ...held(0), sequence: 11, at: 9_999, exchange: '3' })).toBe(exchange);
  });

  it('refuses to begin with anything but received', () => {
    expect(() => applyEvent(undefined, { ...answered, sequence: 1, at: 0, exchange: '3' })).toThrow(RangeError);
  });
});
