import { expect, test } from 'vitest';
import type { ExchangeEvent } from './exchange.ts';
import { lastDecidedBody } from './lastDecided.ts';

const base = { sequence: 1, at: 1, exchange: '1' };
const decided = (situation: number, id: number | null): ExchangeEvent => ({
  ...base,
  kind: 'decided',
  situation,
  by: 'human',
  candidates: [],
  body: id === null ? null : { id, bytes: 2 },
});
const held = (situation: number): ExchangeEvent => ({ ...base, kind: 'held', situation, reason: 'responder', deadlineAt: null });

test('what was decided last for a situation counts, and nothing where it was held again or kept nothing of its own', () => {
  expect(lastDecidedBody([held(0), decided(0, 1), decided(1, 2), decided(0, 3)], 0)?.id).toBe(3);
  expect(lastDecidedBody([held(0), decided(0, 1), held(1)], 0)?.id).toBe(1);
  expect(lastDecidedBody([held(0), decided(0, 1), held(0)], 0)).toBeNull();
  expect(lastDecidedBody([decided(0, 1), decided(0, null)], 0)).toBeNull();
  expect(lastDecidedBody([decided(1, 1)], 0)).toBeNull();
});
