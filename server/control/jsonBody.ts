import type { Request, Response } from 'express';
import type { WireBody } from '../agent/collectBody.ts';
import { collectBody } from '../agent/collectBody.ts';
import { decodeUtf8 } from '../reading/decodeUtf8.ts';
import type { ControlProblem } from './problem.ts';

/** An answer of 64 MiB, escaped as a JSON string, still fits in most cases. */
export const bodyLimitBytes = 80 * 1024 * 1024;

/** How much of a body too large is read and thrown away, so that a caller who writes first still reads our answer. */
const drain = { drainBytes: 16 * 1024 * 1024, drainMs: 1_000 };

export type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: ControlProblem };

/**
 * Reads a JSON body; one that was left out is `{}`. The content type must be JSON all the same: no
 * form of a foreign page can send that. UTF-8 is read strictly, since candidates and answers go out to the byte.
 */
export async function readJsonBody(request: Request, response: Response): Promise<JsonBody> {
  const type = request.headers['content-type'] ?? 'none';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return refuse('not_json', `Expected Content-Type application/json; ${type.slice(0, 100)} came.`);
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    return refuse('bad_request', `Expected a body in UTF-8; the charset ${charset.slice(0, 60)} came.`);
  }
  // Nobody needs compressed bodies on loopback, and a small one could unfold to fill the memory.
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (!/^identity$/i.test(encoding))
    return refuse('bad_request', `Expected a body as it is; Content-Encoding ${encoding.slice(0, 60)} came.`);
  const body = await readBytes(request);
  if (body.ended === 'over') {
    response.shouldKeepAlive = false;
    return refuse('too_large', `The body is larger than ${bodyLimitBytes} bytes.`);
  }
  if (body.ended !== 'whole') return refuse('bad_request', 'The connection closed in the middle of the body.');
  return parse(body.bytes);
}

/** A body that says itself that it is too large is not waited for. */
async function readBytes(request: Request): Promise<WireBody> {
  const isOver = Number(request.headers['content-length'] ?? 0) > bodyLimitBytes;
  const { done } = collectBody(request, { ...drain, keepBytes: isOver ? 0 : bodyLimitBytes });
  if (!isOver) return await done;
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<WireBody>((resolve) => {
    timer = setTimeout(() => resolve({ bytes: Buffer.alloc(0), total: 0, ended: 'over' }), drain.drainMs);
  });
  const body = await Promise.race([done, waited]);
  clearTimeout(timer);
  return body;
}

function parse(bytes: Uint8Array): JsonBody {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refuse('json_invalid', `The body is not UTF-8 from byte ${decoded.byteOffset} on.`);
  const text = decoded.text.replace(/^\ufeff/, '');
  if (text === '') return { ok: true, value: {} };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (failure) {
    return refuse('json_invalid', `The body is not JSON: ${failure instanceof Error ? failure.message : String(failure)}`);
  }
}

function refuse(code: 'not_json' | 'bad_request' | 'too_large' | 'json_invalid', message: string): JsonBody {
  return { ok: false, problem: { code, message } };
}
