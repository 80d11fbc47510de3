import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { checkAnswer } from './checkAnswer.ts';

function candidate(
  source: string,
  index: string,
  rest = '"status":"completed","memory":{"n":1},"output":{"say":"hi"}',
  request = '"demo"',
): string {
  return `{"request_id":${request},"source_id":${source},"candidate_index":${index},${rest}}`;
}

const asked = requestOf([{ id: '7', wanted: '2' }, { id: '3' }]);

describe('checking an answer', () => {
  test('is content with every candidate in its place', () => {
    const answer = `[${[candidate('7', '0'), candidate('7', '1', '"status":"completed","memory":{"n":2},"output":{"say":"hi"}'), candidate('3', '0')].join(',')}]`;
    expect(checkAnswer(asked, answer)).toEqual([]);
  });

  test('names the first wrong triple and what was expected', () => {
    const [finding] = checkAnswer(asked, `[${[candidate('7', '1'), candidate('7', '0'), candidate('3', '0')].join(',')}]`);
    expect(finding).toMatchObject({ code: 'magma.order', level: 'error', pointer: null, offset: 1 });
    expect(finding?.message).toBe(
      'The candidate at place 0 should be (request_id "demo", source_id 7, candidate_index 0); ' +
        'came (request_id "demo", source_id 7, candidate_index 1).',
    );
  });

  test('says where an answer ends too early or too late', () => {
    const short = checkAnswer(asked, `[${candidate('7', '0')}]`)[0]?.message;
    expect(short).toMatch(/place 1 should be .*candidate_index 1\); the answer ends after 1 of 3 candidates\.$/);
    const long = ['7,0', '7,1', '3,0', '3,1'].map((pair) => candidate(pair.charAt(0), pair.charAt(2))).join(',');
    expect(checkAnswer(asked, `[${long}]`)[0]?.message).toMatch(
      /end after 3 candidates; at place 3 came .*source_id 3, candidate_index 1\)/,
    );
  });

  test('compares request ids as decoded strings and source ids as integers, digit for digit', () => {
    const request = requestOf([{ id: '-0' }], '"\\u00e9\\ud800"');
    expect(checkAnswer(request, `[${candidate('0', '-0', undefined, '"é\\uD800"')}]`).filter(({ level }) => level === 'error')).toEqual([]);
    const big = requestOf([{ id: '9007199254740993' }]);
    expect(checkAnswer(big, `[${candidate('9007199254740992', '0')}]`)[0]?.code).toBe('magma.order');
  });

  test('lists faults in the order of the candidates, the status rule among them', () => {
    const answer = `[${candidate('7', '0', '"status":"completed","memory":{}')},${candidate('7', '1.0')},${candidate('3', '0', '"status":"error","memory":{},"output":{}')}]`;
    expect(checkAnswer(asked, answer).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'magma.value_error /0',
      'magma.int_type /1/candidate_index',
      'magma.value_error /2',
    ]);
  });

  test('refuses numbers that are not finite, in memory too', () => {
    const answer = `[${candidate('7', '0', '"status":"completed","memory":{"a":[1e400]},"output":{}')}]`;
    expect(checkAnswer(requestOf([{}]), answer)).toMatchObject([{ code: 'magma.finite_number', pointer: '/0/memory/a/0' }]);
  });

  test('says of a text that is no JSON where it ends to be', () => {
    expect(checkAnswer(asked, '[,')).toMatchObject([
      { code: 'magma.json_invalid', level: 'error', text: 'response', pointer: null, offset: 1 },
    ]);
  });

  test('compares siblings beyond any number', () => {
    const wanted = 300;
    const request = requestOf([{ wanted: String(wanted) }]);
    const answer = Array.from({ length: wanted }, (_, place) =>
      candidate('7', String(place), `"status":"completed","memory":{"n":${place === 299 ? '0.0' : place}},"output":{"say":"hi"}`),
    );
    const findings = checkAnswer(request, `[${answer.join(',')}]`);
    expect(findings).toMatchObject([{ code: 'memory.siblings_identical', pointer: '/299/memory' }]);
    expect(findings[0]?.message).toContain('as candidate 0');
  });
});
