import { describe, expect, test } from 'vitest';
import { requestOf } from '../../tests/fixtures/magmaRequests.ts';
import { magma } from '../../shared/protocols/magma.ts';
import type { Candidates } from './recipe.ts';
import { prepareAnswer } from './prepareAnswer.ts';
import { ShortRequest } from './shortRequest.ts';

const say = (text: string) => `{"status":"completed","memory":{},"output":{"say":${JSON.stringify(text)}}}`;
const large = say('x'.repeat(60_000_000));
const values = `{"status":"completed","memory":{"a":[${'1,'.repeat(140_000)}1]},"output":{"say":"x"}}`;

function answerTo(wanted: number, candidates: Candidates) {
  const request = requestOf([{ wanted: String(wanted), memory: '{"kept":1.0}' }]);
  return prepareAnswer(magma, request, [{ by: 'test', candidates, stored: false }], { exchange: '1', mode: 'off' });
}

describe('an answer that a responder made too large', () => {
  test.each<[string, number, Candidates]>([
    ['in characters', 3, [large, large, large]],
    ['in values', 31, Array<string>(31).fill(values)],
    ['by one decision for many', 1_000, { kind: 'same', candidates: [say('x'.repeat(1_000_000))], from: null }],
  ])('is not sent, and error candidates with the memory as it came take its place: %s', (_, wanted, candidates) => {
    const { text, findings } = answerTo(wanted, candidates);
    const [view] = magma.view(requestOf([{ wanted: String(wanted) }]), text);
    expect(view?.candidates).toHaveLength(wanted);
    expect(view?.candidates[0]).toMatchObject({ error: { code: 'answer_invalid' }, memoryText: '{"kept":1.0}' });
    expect(findings[0]).toMatchObject({ level: 'warning', message: expect.stringMatching(/^Not sent: .*(MiB|JSON values)/) as string });
  });

  test('a failure’s message is cut where every candidate would repeat megabytes of it', () => {
    const { text } = answerTo(1_000, { kind: 'failure', error: { code: 'c', message: 'm'.repeat(1_000_000), component: 'test' } });
    expect(text.length).toBeLessThan(1_000_000);
  });

  test('is refused when a person releases it, with a finding', () => {
    const request = new ShortRequest(magma, requestOf([{ wanted: '1000' }]));
    const candidates = { kind: 'same', candidates: [say('x'.repeat(1_000_000))], from: null } as const;
    expect(request.decide([{ situation: 0, by: 'human', candidates }])).toMatchObject({
      made: null,
      findings: [{ code: 'answer.too_large', level: 'error' }],
    });
  });
});
