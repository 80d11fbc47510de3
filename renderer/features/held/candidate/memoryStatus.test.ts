import { expect, test } from 'vitest';
import { describeMemory } from './memoryStatus.ts';

test('memory that nobody touched says so, and other spellings of the same value say that', () => {
  expect(describeMemory('{"a":1.0}', '{"a":1.0}').kind).toBe('untouched');
  expect(describeMemory('{ "a": 1 }', '{"a":1.0}').kind).toBe('respaced');
  expect(describeMemory('{"a":2}', '{"a":1.0}').kind).toBe('edited');
  expect(describeMemory('{"a":', '{"a":1.0}').kind).toBe('broken');
});

test('a memory that is no JSON says where it breaks, as its editor counts lines', () => {
  expect(describeMemory('{\n "a": x}', null).text).toMatch(/^not JSON: .* \(line 2, character 7\)$/);
});

test('a caller that sent no memory is answered with an empty one', () => {
  expect(describeMemory('{}', null)).toEqual({ kind: 'untouched', text: 'empty: the caller sent none' });
});
