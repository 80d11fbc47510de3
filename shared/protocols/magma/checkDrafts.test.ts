import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { checkDrafts } from './checkDrafts.ts';

const request = requestOf([{ id: '3' }, { id: '9007199254740993', wanted: '2' }]);
const draft = (extra = '', say = 'hi') => `{${extra}"status":"completed","memory":{"m":"${say}"},"output":{"say":"${say}"}}`;

function errorsOf(...candidates: string[]): string[] {
  const errors = checkDrafts(request, 1, candidates).filter(({ level }) => level === 'error');
  expect(errors.every(({ text }) => text === 'candidate')).toBe(true);
  return errors.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('checking drafts', () => {
  test('ids may be left out, but where they stand they must be right', () => {
    expect(errorsOf(draft(), draft('"candidate_index":1,', 'ho'))).toEqual([]);
    expect(errorsOf(draft('"source_id":9007199254740992,'), draft('"candidate_index":0,"request_id":"other",', 'ho'))).toEqual([
      'magma.identity /0/source_id',
      'magma.identity /1/request_id',
      'magma.identity /1/candidate_index',
    ]);
  });

  test('the number of candidates must be the one asked for', () => {
    expect(errorsOf(draft())).toEqual(['magma.candidate_count null']);
    expect(errorsOf(draft(), draft('', 'ho'), draft('', 'hu'))).toEqual(['magma.candidate_count null']);
  });

  test('pointers begin with the candidate’s place, offsets are within its own text', () => {
    const findings = checkDrafts(request, 1, [draft(), '{"status":"completed","memory":{},"output":{"say":1}}']);
    expect(findings).toMatchObject([{ code: 'magma.string_type', pointer: '/1/output/say', offset: 50 }]);
  });

  test('a draft that is not JSON is an error of that candidate, and the others are checked all the same', () => {
    expect(errorsOf('{"status"', '{"status":"completed","memory":{}}')).toEqual(['magma.json_invalid /0', 'magma.value_error /1']);
  });

  test('notes say which candidate they speak of', () => {
    const notes = checkDrafts(request, 1, [draft(), '\ufeff{"memory":{"a":1,"a":2},"status":"completed","output":{"say":"x"}}']);
    expect(notes.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['json.bom /1', 'json.duplicate_key /1/memory/a']);
  });
});
