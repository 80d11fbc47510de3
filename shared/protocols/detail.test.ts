import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJson } from '../json/reader.ts';
import { writeDetail, writeJsonInvalid } from './detail.ts';
import { checkShape } from './shape.ts';

const Detail = z.strictObject({ detail: z.array(z.looseObject({ input: z.unknown() })) });

function detailOf(text: string): z.infer<typeof Detail> {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  const faults = checkShape(reading.document, 0, { is: 'list', of: { is: 'string', minLength: 0 } });
  return Detail.parse(JSON.parse(writeDetail(reading.document, faults)));
}

test('a fault echoes a short value as it is, and its place below body', () => {
  expect(detailOf('["a",{"b":[1.50]}]')).toEqual({
    detail: [{ type: 'string_type', loc: ['body', 1], msg: 'Input should be a valid string', input: { b: [1.5] } }],
  });
});

test('a fault echoes a long or deep value as the beginning of its text', () => {
  const long = detailOf(`[[${'1,'.repeat(5_000)}1]]`).detail[0]?.input;
  expect(long).toBe(`[${'1,'.repeat(249)}1…`);
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
  expect(detailOf(`[${deep}]`).detail[0]?.input).toBe(`${deep}…`);
});

test('an echo that is cut in half a surrogate pair is still JSON', () => {
  const reading = readJson(`{"${'x'.repeat(497)}🤖":1}`);
  if (!reading.ok) throw new Error(reading.problem.message);
  const faults = checkShape(reading.document, 0, { is: 'string', minLength: 0 });
  expect(JSON.parse(writeDetail(reading.document, faults))).toMatchObject({ detail: [{ type: 'string_type' }] });
  expect(writeDetail(reading.document, faults)).toMatch(/^[\0-\x7f…]*$/);
});

test('a text that is not JSON is answered as FastAPI does', () => {
  expect(writeJsonInvalid({ message: 'NaN is not JSON', offset: 7 })).toBe(
    '{"detail":[{"type":"json_invalid","loc":["body",7],"msg":"JSON decode error","input":{},"ctx":{"error":"NaN is not JSON"}}]}',
  );
});
