import { expect, test } from 'vitest';
import { magma } from '../../../../shared/protocols/magma.ts';
import { testHold } from '../testHold.ts';
import { beginAnswer, sendableAnswer, typedAnswer } from './wholeAnswer.ts';

const reading = magma.read(
  '{"request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"Go."}},{"id":2,"instruction":{"type":"user","content":"Go."}}]}',
  { perSituation: 10, perRequest: 10 },
);
if (!reading.ok) throw new Error(reading.refusal.reason);
const { request } = reading;
const [situation] = request.situations;
if (!situation) throw new Error('no situation');
const held = { protocol: magma, request, situation, form: magma.form(request, 0) };

test('a whole answer begins as the contract’s own no, with its headers', () => {
  const refusal = magma.refuse({ kind: 'unavailable', message: 'The agent could not answer.' });
  expect(sendableAnswer(testHold(), beginAnswer(held))).toEqual(refusal);
});

test('once a status is out, the answer keeps to it and carries no header', () => {
  const answer = { ...beginAnswer(held), text: '[]' };
  expect(sendableAnswer(testHold({ committedStatus: 200 }), answer)).toEqual({ status: 200, headers: [], text: '[]' });
});

test('what was typed goes into a whole answer as it is, also where it is no JSON, with blanks beside it', () => {
  expect(typedAnswer(testHold({ of: 2 }), held, ['{"half":'])).toBe(`[{"half":,${magma.blank(request, 1, 0)}]`);
});
