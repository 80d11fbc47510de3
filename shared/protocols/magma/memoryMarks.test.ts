import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../tests/fixtures/jsonTexts.ts';
import { readMemoryMarks } from './memoryMarks.ts';

function marks(before: string, after: string): string[] {
  return readMemoryMarks(documentOf(before), documentOf(after)).map(({ code, level, message }) => `${level} ${code}: ${message}`);
}

const HISTORY = '[{"author":"USER","content":"a"},{"author":"MODEL","content":"b"},{"author":"SYSTEM","content":"c"}]';

describe('readMemoryMarks', () => {
  it('flags a rule that is gone from memory_list, with its place', () => {
    const [mark] = readMemoryMarks(documentOf('{"memory_list":["a","b"]}'), documentOf('{"memory_list":["a"]}'));
    expect(mark).toEqual({
      code: 'memory.rule_dropped',
      level: 'warning',
      message: 'The permanent rule "b" is gone from memory_list.',
      flag: 'rule dropped',
      before: '/memory_list/1',
      after: '/memory_list',
    });
  });

  it('flags rules whose whole list is gone, and no rule that only moved or is spelled otherwise', () => {
    expect(marks('{"memory_list":["a","b"]}', '{}')).toHaveLength(2);
    expect(marks('{"memory_list":["a","\\u00e9"]}', '{"memory_list":["é","c","a"]}')).toEqual([]);
  });

  it('counts rules beyond the first twenty', () => {
    const rules = Array.from({ length: 25 }, (_, place) => `"rule ${place}"`).join(',');
    expect(marks(`{"memory_list":[${rules}]}`, '{"memory_list":[]}').at(-1)).toBe(
      'warning memory.rule_dropped: 5 more permanent rules are gone from memory_list.',
    );
  });

  it('reads a history emptied into a summary as that', () => {
    expect(marks(`{"history":${HISTORY}}`, '{"history":[],"summary":"abc"}')).toEqual([
      'note memory.history_summarised: History emptied into a summary: 3 entries became 3 characters.',
    ]);
    expect(marks(`{"history":${HISTORY},"summary":"ab"}`, '{"history":[1],"summary":"abcd"}')).toEqual([
      'note memory.history_summarised: History cut from 3 to 1 entry, into a summary of 4 characters.',
    ]);
  });

  it('flags history that is gone without a new summary', () => {
    expect(marks(`{"history":${HISTORY},"summary":"ab"}`, '{"history":[1,2],"summary":"ab"}')).toEqual([
      'warning memory.history_cut: 1 entry of 3 is gone from history, and no new summary stands for it.',
    ]);
  });

  it('says nothing of a history that grew, or of memories that are not objects', () => {
    expect(marks('{"history":[]}', `{"history":${HISTORY}}`)).toEqual([]);
    expect(marks('null', '[]')).toEqual([]);
  });
});
