import { describe, expect, test } from 'vitest';
import { detailText, inputText, requestOf, requestText } from '../../../tests/fixtures/magmaRequests.ts';
import type { Refusal } from '../protocol.ts';
import { readRequest } from './readRequest.ts';

const limits = { perSituation: 64, perRequest: 100 };

function refusalOf(text: string): Refusal {
  const reading = readRequest(text, limits);
  if (reading.ok) throw new Error('expected a refusal');
  return reading.refusal;
}

describe('reading a MAGMA request', () => {
  test('gives situations with ids digit for digit and memory as it was written', () => {
    const { situations } = requestOf([
      { id: '9007199254740993', content: '"Say \\"hi\\"."', memory: '{ "a" : 1.0 }', wanted: '2' },
      { id: '-0', type: 'env', content: '""' },
    ]);
    expect(situations).toMatchObject([
      {
        index: 0,
        sourceId: '9007199254740993',
        from: 'user',
        instruction: 'Say "hi".',
        asked: 'Say "hi".',
        wanted: 2,
        memoryText: '{ "a" : 1.0 }',
      },
      { index: 1, sourceId: '-0', from: 'env', instruction: '', wanted: 1, memoryText: null },
    ]);
    expect(situations[0]?.facts).toEqual([
      { label: 'robots', text: 'arm1, arm2' },
      { label: 'tools', text: '3' },
    ]);
  });

  test('lists every fault in the body of a 422, and as a finding each', () => {
    const { answer, findings, reason } = refusalOf('{"request_id":"","inputs":[{"id":1.0,"instruction":{"type":"system"}}],"model":"x"}');
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({
      detail: [
        {
          type: 'string_too_short',
          loc: ['body', 'request_id'],
          msg: 'String should have at least 1 character',
          input: '',
          ctx: { min_length: 1 },
        },
        { type: 'int_type', loc: ['body', 'inputs', 0, 'id'], msg: 'Input should be a valid integer', input: 1 },
        {
          type: 'literal_error',
          loc: ['body', 'inputs', 0, 'instruction', 'type'],
          msg: "Input should be 'user' or 'env'",
          input: 'system',
          ctx: { expected: "'user' or 'env'" },
        },
        { type: 'missing', loc: ['body', 'inputs', 0, 'instruction', 'content'], msg: 'Field required', input: { type: 'system' } },
        { type: 'extra_forbidden', loc: ['body', 'model'], msg: 'Extra inputs are not permitted', input: 'x' },
      ],
    });
    expect(answer.text).toContain('"input":1.0');
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'magma.string_too_short /request_id',
      'magma.int_type /inputs/0/id',
      'magma.literal_error /inputs/0/instruction/type',
      'magma.missing /inputs/0/instruction/content',
      'magma.extra_forbidden /model',
    ]);
    expect(reason).toBe('/request_id: string should have at least 1 character; it is an empty string. (and 4 more)');
  });

  test('says at which offset a body stops being JSON', () => {
    const { answer, findings } = refusalOf('{"request_id":"r","inputs":[NaN]}');
    expect(JSON.parse(answer.text)).toMatchObject({
      detail: [{ type: 'json_invalid', loc: ['body', 28], ctx: { error: 'NaN is not JSON' } }],
    });
    expect(findings).toMatchObject([{ code: 'magma.json_invalid', level: 'error', pointer: null, offset: 28 }]);
  });

  test('takes 0 and -0 for one id, 2^53 and 2^53+1 for two', () => {
    expect(refusalOf(requestText([{ id: '0' }, { id: '-0' }])).findings).toMatchObject([
      { code: 'magma.value_error', pointer: '/inputs/1/id' },
    ]);
    expect(requestOf([{ id: '9007199254740992' }, { id: '9007199254740993' }]).situations).toHaveLength(2);
  });

  test('refuses more candidates than the limits with a text that names the limit', () => {
    const many = refusalOf(requestText([{ wanted: '1' }, { id: '8', wanted: '100000000000000000000000000000' }]));
    expect(many.answer.status).toBe(422);
    expect(detailText(many.answer.text)).toMatch(/at most 64 .* asks for 100000000000000000000000000000\.$/);
    expect(many.findings).toMatchObject([{ code: 'magma.too_many_candidates', pointer: '/inputs/1/num_outputs' }]);
    const sum = refusalOf(requestText([{ wanted: '60' }, { id: '8', wanted: '60' }]));
    expect(detailText(sum.answer.text)).toMatch(/at most 100 candidates .* 120 in 2 inputs/);
  });

  test('names what came in few words, however long it is', () => {
    const { findings } = refusalOf(requestText([{ wanted: '9'.repeat(5_000) }]));
    expect(findings[0]?.message).toContain('a number of 5000 digits');
  });

  test('notes what a lossy reader would spoil, and accepts it', () => {
    const request = requestOf([{ memory: '{"a":1,"a":9007199254740993}' }]);
    expect(request.findings.map(({ code, level, text, pointer }) => [code, level, text, pointer])).toEqual([
      ['json.duplicate_key', 'note', 'request', '/inputs/0/memory/a'],
      ['json.number_precision', 'note', 'request', '/inputs/0/memory/a'],
    ]);
  });

  test('reads 100,000 levels', () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(requestOf([{ memory: deep }]).situations[0]?.memoryText).toBe(deep);
  });

  test('points at a number that is not finite deep within free JSON', () => {
    const text = `{"request_id":"r","inputs":[${inputText({ tools: '[{},{"a/b":[0,1e400]}]' })}]}`;
    expect(refusalOf(text).findings).toMatchObject([{ code: 'magma.finite_number', pointer: '/inputs/0/tools/1/a~1b/1' }]);
  });

  test('answers a thousand faults in a body of a few hundred kilobytes at most', () => {
    const bad = Array.from({ length: 1_000 }, () => `{"id":"${'x'.repeat(5_000)}"}`).join(',');
    expect(refusalOf(`{"request_id":"r","inputs":[${bad}]}`).answer.text.length).toBeLessThan(300_000);
  });
});
