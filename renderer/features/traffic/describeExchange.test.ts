import { expect, test } from 'vitest';
import { testExchange } from '../../api/testExchange.ts';
import { describeAnswerer, describeAsked, describeShape, describeTotal, marksOf, signalOf } from './describeExchange.ts';

const situation = testExchange(1).situations[0];
const situations = (...wanted: number[]) => wanted.flatMap((count) => (situation ? [{ ...situation, wanted: count }] : []));

test('inputs and candidates are told as a product, or as a range where they differ', () => {
  expect(describeShape(testExchange(1, { situations: situations(2, 2, 2) }))).toBe('3 × 2');
  expect(describeShape(testExchange(1, { situations: situations(1, 3) }))).toBe('2 × 1–3');
  expect(describeShape(testExchange(1, { situations: [] }))).toBe('—');
  expect(describeShape(testExchange(1, { situations: [], method: 'POST', route: '/v1/responses', outcome: 'answered' }))).toBe('0');
});

test('a refused request is told by its reason, a plain one by its method and path', () => {
  expect(describeAsked(testExchange(1, { outcome: 'refused', reason: 'inputs[1].id: 7.0 is not an integer' }))).toBe(
    'inputs[1].id: 7.0 is not an integer',
  );
  expect(describeAsked(testExchange(1, { asked: '', method: 'GET', path: '/health' }))).toBe('GET /health');
  expect(describeAsked(testExchange(1, { asked: '', situations: situations(1) }))).toBe('(empty)');
});

test('who answered is whoever sent the answer, before that whoever decided', () => {
  expect(describeAnswerer(testExchange(1))).toBe('—');
  expect(describeAnswerer(testExchange(1, { situations: situations(1).map((one) => ({ ...one, decidedBy: 'human' })) }))).toBe('human');
  expect(describeAnswerer(testExchange(1, { answeredBy: 'sample' }))).toBe('sample');
});

test('the total time is told once an exchange has ended', () => {
  expect(describeTotal(testExchange(1))).toBe('—');
  expect(describeTotal(testExchange(1, { receivedAt: 1_000, endedAt: 2_840 }))).toBe('1.84 s');
});

test('an error hides warnings, these hide notes, and an abandoned exchange is marked', () => {
  expect(marksOf(testExchange(1, { findings: { error: 1, warning: 2, note: 0 }, outcome: 'abandoned' }))).toEqual(['error', 'abandoned']);
  expect(marksOf(testExchange(1, { findings: { error: 0, warning: 2, note: 0 } }))).toEqual(['warning']);
  expect(marksOf(testExchange(1, { findings: { error: 0, warning: 0, note: 3 } }))).toEqual(['note']);
});

test('an answer of status 400 or more is a warning, whoever sent it', () => {
  const answered = (status: number) => signalOf(testExchange(1, { outcome: 'answered', answeredBy: 'human', status }));
  expect([answered(200), answered(399), answered(400), answered(418), answered(503)]).toEqual(['go', 'go', 'wait', 'wait', 'wait']);
});

test('an answer that Signalbox gave by itself to what should have been decided is marked and not green', () => {
  const own = testExchange(1, { outcome: 'answered', answeredBy: 'human, signalbox' });
  expect([signalOf(own), marksOf(own)]).toEqual(['stop', ['makeshift']]);
  const plain = testExchange(1, { outcome: 'answered', answeredBy: 'signalbox', method: 'GET' });
  const decided = testExchange(1, { outcome: 'answered', answeredBy: 'human' });
  expect([plain, decided].flatMap((each) => [signalOf(each), ...marksOf(each)])).toEqual(['go', 'go']);
});
