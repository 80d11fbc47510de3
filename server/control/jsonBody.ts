import type { Request, Response } from 'express';
import express from 'express';
import type { ControlProblem } from './problem.ts';

/** An answer of 64 MiB, escaped as a JSON string, still fits in most cases. */
export const bodyLimitBytes = 80 * 1024 * 1024;

// Compressed bodies are refused: nobody needs them on loopback, and a small one could unfold to fill the memory.
const parse = express.json({ limit: bodyLimitBytes, inflate: false, type: 'application/json' });

export type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: ControlProblem };

/**
 * Reads a JSON body; one that was left out is `{}`. The content type must be JSON all the same: no
 * form of a foreign page can send that.
 */
export async function readJsonBody(request: Request, response: Response): Promise<JsonBody> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    const came = request.headers['content-type'] ?? 'none';
    return { ok: false, problem: { code: 'not_json', message: `Expected Content-Type application/json; ${came.slice(0, 100)} came.` } };
  }
  const failure = await new Promise<unknown>((resolve) => parse(request, response, resolve));
  if (failure !== undefined) return { ok: false, problem: describeFailure(failure) };
  const value: unknown = request.body;
  return { ok: true, value: value ?? {} };
}

function describeFailure(failure: unknown): ControlProblem {
  const kind = typeof failure === 'object' && failure !== null && 'type' in failure ? failure.type : null;
  const message = failure instanceof Error ? failure.message : String(failure);
  if (kind === 'entity.too.large') return { code: 'too_large', message: `The body is larger than ${bodyLimitBytes} bytes.` };
  if (kind === 'entity.parse.failed') return { code: 'json_invalid', message: `The body is not JSON: ${message}` };
  return { code: 'bad_request', message: `The body could not be read: ${message}` };
}
