import { expect, test } from 'vitest';
import { createPartsCache } from './partsCache.ts';
import { testLayout } from './testLayout.ts';

test('a memory that is no JSON just now stays apart from its candidate', () => {
  const cache = createPartsCache();
  const parts = cache.partsOf('{"memory":{"a":1},"output":{}}', testLayout);
  if (parts.kind === 'text') throw new Error(parts.problem);
  const text = cache.textOf({ ...parts, memory: '{"a":' }, testLayout);
  expect(text).toBe('{"memory":{"a":,"output":{}}');
  expect(cache.partsOf(text, testLayout)).toEqual({ kind: 'parts', frame: '{"memory":null,"output":{}}', memory: '{"a":' });
});

test('a broken text that did not come from parts is kept as typed', () => {
  expect(createPartsCache().partsOf('{"memory":{"a":', testLayout)).toMatchObject({ kind: 'text', text: '{"memory":{"a":' });
});
