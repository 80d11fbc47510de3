import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hasErrors } from '../../shared/finding.ts';
import { magma } from '../../shared/protocols/magma.ts';
import type { ReadRequest } from '../../shared/protocols/protocol.ts';

const Vector = z.object({
  name: z.string(),
  valid: z.boolean(),
  why: z.string().nullable(),
  pointer: z.string().nullable(),
  body: z.string(),
});
const ResponseVector = Vector.extend({ request: z.string() });
const BytesVector = z.object({ name: z.string(), headers: z.record(z.string(), z.string()), bodyBase64: z.string(), status: z.number() });
const Detail = z.object({
  detail: z.union([z.string(), z.array(z.object({ type: z.string(), loc: z.array(z.unknown()), msg: z.string() }))]),
});

/** One vector asks for 1,000 candidates of one input, and is accepted by the contract. */
const limits = { perSituation: 1_000, perRequest: 1_000 };

function vectors<T>(file: string, shape: z.ZodType<T>): T[] {
  const lines = readFileSync(new URL(`../vectors/${file}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => shape.parse(JSON.parse(line)));
}

function accepted(text: string): ReadRequest {
  const reading = magma.read(text, limits);
  if (!reading.ok) throw new Error(`refused: ${reading.refusal.reason}`);
  return reading.request;
}

function codeOf(why: string | null): string {
  if (why === 'does not answer the request') return 'magma.order';
  return why === 'json' ? 'magma.json_invalid' : `magma.${why}`;
}

describe('requests get the verdict of the independent strict reader', () => {
  test.each([...vectors('magma-requests', Vector), ...vectors('magma-hard-requests', Vector)])('$name', ({ valid, why, pointer, body }) => {
    const reading = magma.read(body, limits);
    expect(reading.ok).toBe(valid);
    if (reading.ok) return;
    const [first] = reading.refusal.findings;
    expect(reading.refusal.answer.status).toBe(422);
    expect(Detail.parse(JSON.parse(reading.refusal.answer.text)).detail).not.toHaveLength(0);
    expect(first).toMatchObject({ code: codeOf(why), level: 'error', text: 'request', pointer });
    expect(first?.offset).toBeTypeOf('number');
  });
});

describe('answers get the verdict of the independent strict reader', () => {
  test.each([...vectors('magma-responses', ResponseVector), ...vectors('magma-hard-responses', ResponseVector)])(
    '$name',
    ({ valid, why, pointer, request, body }) => {
      const findings = magma.check(accepted(request), body);
      expect(hasErrors(findings)).toBe(!valid);
      if (valid) return;
      const code = codeOf(why);
      expect(findings[0]).toMatchObject({ code, level: 'error', text: 'response', pointer });
    },
  );
});

describe('bodies whose status follows from their text get it', () => {
  const readable = vectors('magma-bytes', BytesVector).filter(({ headers, bodyBase64 }) => {
    return (
      headers['content-encoding'] === undefined &&
      Buffer.from(Buffer.from(bodyBase64, 'base64').toString('utf8')).equals(Buffer.from(bodyBase64, 'base64'))
    );
  });
  test('most of them are readable as text', () => {
    expect(readable.length).toBeGreaterThan(12);
  });
  test.each(readable)('$name', ({ bodyBase64, status }) => {
    const reading = magma.read(Buffer.from(bodyBase64, 'base64').toString('utf8'), { perSituation: 64, perRequest: 1_000 });
    expect(reading.ok ? 200 : reading.refusal.answer.status).toBe(status);
  });
});
