import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { hasErrors } from '../../finding.ts';
import { readJson } from '../../json/reader.ts';
import { readAgain } from '../recentReading.ts';
import { assembleAnswer } from './assemble.ts';
import { checkAnswer } from './checkAnswer.ts';

const REST = '"status":"completed","memory":{ "a" : 1.0 },"output":{"say":"hi"}';
const request = requestOf([{ id: '9007199254740993', wanted: '2' }, { id: '-0' }], '"d\\u00e9mo"');

describe('assembling an answer', () => {
  test('passes a candidate with all its ids on as its own slice', () => {
    const whole = (source: string, index: number) => `{ "request_id":"démo", "source_id":${source} ,"candidate_index":${index},${REST} }`;
    const answer = assembleAnswer(request, [[`\n ${whole('9007199254740993', 0)}\t`, whole('9007199254740993', 1)], [whole('0', 0)]]);
    expect(answer).toBe(`[${whole('9007199254740993', 0)},${whole('9007199254740993', 1)},${whole('0', 0)}]`);
  });

  test('puts missing ids in front, as the request spells them, and leaves the rest alone', () => {
    const answer = assembleAnswer(request, [[`{${REST}}`, `{"candidate_index":1,${REST}}`], [`{ ${REST}}`]]);
    expect(answer).toBe(
      `[{"request_id":"d\\u00e9mo","source_id":9007199254740993,"candidate_index":0,${REST}},` +
        `{"request_id":"d\\u00e9mo","source_id":9007199254740993,"candidate_index":1,${REST}},` +
        `{"request_id":"d\\u00e9mo","source_id":-0,"candidate_index":0, ${REST}}]`,
    );
    expect(hasErrors(checkAnswer(request, answer))).toBe(false);
  });

  test('gives an empty array for no inputs', () => {
    expect(assembleAnswer(requestOf([]), [])).toBe('[]');
  });

  test('remembers a reading of the answer that is as if it had been read', () => {
    const ids = '"request_id":"demo","source_id":7,"candidate_index":0';
    const answer = assembleAnswer(requestOf([{}]), [[`{${ids},${REST}}`]]);
    expect(readAgain(answer)).toEqual(readJson(answer));
  });
});
