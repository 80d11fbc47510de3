import { expect, test } from 'vitest';
import type { Finding } from '../../../../shared/finding.ts';
import { takeApart } from './candidateParts.ts';
import { placeInMemory } from './placeInMemory.ts';
import { testLayout } from './testLayout.ts';

const finding = (pointer: string, code = 'magma.json_invalid'): Finding => ({
  code,
  level: 'error',
  message: 'Candidate 1 is not JSON: Expecting a key, at offset 213.',
  text: 'candidate',
  pointer,
  offset: 213,
});
const broken = () => ({ kind: 'parts', frame: '{"memory":null}', memory: '{"a":1},,\n}' }) as const;

test('a memory that is no JSON is told once, by its own text and place', () => {
  expect(placeInMemory([finding('/1')], broken, testLayout)).toMatchObject([
    {
      code: 'magma.json_invalid',
      pointer: '/1/memory',
      message: 'The memory of candidate 1 is not JSON: Extra data after the value: "," (line 1, character 8).',
    },
  ]);
});

test('what is not of the memory stays as it is', () => {
  const others = [finding('/1/output'), finding('/1', 'magma.other')];
  expect(placeInMemory(others, broken, testLayout)).toEqual(others);
  const whole = [finding('/0')];
  expect(placeInMemory(whole, () => takeApart('{', testLayout), testLayout)).toEqual(whole);
  expect(placeInMemory(whole, () => takeApart('{"memory":{}}', testLayout), testLayout)).toEqual(whole);
});
