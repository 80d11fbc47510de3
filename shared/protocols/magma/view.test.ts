import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { viewAnswer, viewCandidateText } from './view.ts';

const request = requestOf([{ id: '9007199254740993', wanted: '2' }, { id: '3' }]);

function saysBySituation(answer: string | null): string[][] {
  return viewAnswer(request, answer).map(({ candidates }) => candidates.map(({ decision }) => decision?.say ?? 'error'));
}

describe('viewing an answer', () => {
  test('gives situations without candidates where there is none, or none to be read', () => {
    expect(saysBySituation(null)).toEqual([[], []]);
    expect(saysBySituation('{')).toEqual([[], []]);
    expect(saysBySituation('{"detail":"x"}')).toEqual([[], []]);
  });

  test('puts candidates where their source_id says, digit for digit, and by place where it fits none', () => {
    const item = (source: string, say: string) => `{"source_id":${source},"status":"completed","memory":{},"output":{"say":"${say}"}}`;
    expect(saysBySituation(`[${item('3', 'c')},${item('9007199254740993', 'a')},${item('9007199254740993', 'b')}]`)).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
    expect(
      saysBySituation(`[${item('9007199254740992', 'a')},${item('9007199254740992', 'b')},${item('"x"', 'c')},${item('9', 'd')}]`),
    ).toEqual([['a', 'b'], ['c']]);
  });
});

describe('viewing a candidate', () => {
  test('gives decision, memory and steps as slices of the text', () => {
    const text =
      '{"status":"completed","memory":{ "a":1.0 },"internal_steps":[{"x": 1},{}],' +
      '"output":{"say":"h\\u00e9","tool_calls":[{"name":"pick","arguments":{"n": 1.50},"target_robot_name":"arm1"}]}}';
    expect(viewCandidateText(` ${text}`, 4)).toEqual({
      index: 4,
      status: 'completed',
      decision: { say: 'hé', calls: [{ name: 'pick', target: 'arm1', argumentsText: '{"n": 1.50}' }] },
      error: null,
      memoryText: '{ "a":1.0 }',
      stepTexts: ['{"x": 1}', '{}'],
      text,
    });
  });

  test('gives an error candidate its error', () => {
    const view = viewCandidateText('{"status":"error","memory":{},"error":{"code":"a","message":"b"}}', 0);
    expect(view).toMatchObject({ status: 'error', decision: null, error: { code: 'a', message: 'b', component: null } });
  });

  test('takes what there is of an unfinished draft', () => {
    expect(viewCandidateText('{}', 0)).toMatchObject({
      status: 'completed',
      decision: { say: '', calls: [] },
      memoryText: null,
      stepTexts: [],
    });
    expect(viewCandidateText('{"output":{"say":1,"tool_calls":[null,{"arguments":7}]},"internal_steps":{}}', 0)?.decision).toEqual({
      say: '',
      calls: [
        { name: '', target: null, argumentsText: '{}' },
        { name: '', target: null, argumentsText: '7' },
      ],
    });
    expect(viewCandidateText('{"error":{"code":"a"}}', 0)).toMatchObject({ status: 'error', error: { code: 'a', message: '' } });
  });

  test('gives nothing of what is no JSON object', () => {
    expect(viewCandidateText('{"a"', 0)).toBeNull();
    expect(viewCandidateText('[]', 0)).toBeNull();
  });
});
