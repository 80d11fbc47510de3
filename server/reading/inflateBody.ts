import type { InputType, Zlib } from 'node:zlib';
import { brotliDecompress, brotliDecompressSync, gunzip, gunzipSync, inflate, inflateRaw, inflateRawSync, inflateSync } from 'node:zlib';
import type { HeaderPairs } from '../../shared/exchange.ts';

/** Content-Encodings that are read; `identity` besides. */
export const READ_ENCODINGS = ['gzip', 'deflate', 'br'] as const;

/** So many of them one after another: each takes as long as the whole body may be long. */
export const MOST_ENCODINGS = 4;

export type Inflated =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'unknown'; readonly encoding: string }
  | { readonly ok: false; readonly why: 'broken'; readonly encoding: string; readonly message: string }
  | { readonly ok: false; readonly why: 'tooMany'; readonly encoding: string }
  | { readonly ok: false; readonly why: 'tooLarge' };

/** Undoes a Content-Encoding, several in a row included, into at most `limitBytes`. */
export async function inflateBody(bytes: Uint8Array, contentEncoding: string | undefined, limitBytes: number): Promise<Inflated> {
  const steps = stepsToUndo(bytes, contentEncoding);
  let next = steps.next();
  while (next.done !== true) next = steps.next(await run(next.value, limitBytes));
  return next.value;
}

/** The same at once, for a body that was stored and is looked at again. */
export function inflateStored(bytes: Uint8Array, contentEncoding: string | undefined, limitBytes: number): Inflated {
  const steps = stepsToUndo(bytes, contentEncoding);
  let next = steps.next();
  while (next.done !== true) next = steps.next(runAtOnce(next.value, limitBytes));
  return next.value;
}

/** One encoding to undo. */
interface Step {
  readonly codec: Codec;
  readonly bytes: Uint8Array;
  readonly encoding: string;
}

/** Says what is to be inflated next, and is told what came of it; ends with the whole. */
function* stepsToUndo(bytes: Uint8Array, contentEncoding: string | undefined): Generator<Step, Inflated, Inflated> {
  const encodings = encodingsToUndo(contentEncoding);
  if (encodings.length > MOST_ENCODINGS) return { ok: false, why: 'tooMany', encoding: contentEncoding ?? '' };
  let current = bytes;
  for (const encoding of encodings) {
    const codec = codecOf(encoding, current);
    if (codec === null) return { ok: false, why: 'unknown', encoding };
    const inflated = yield { codec, bytes: current, encoding };
    if (!inflated.ok) return inflated;
    current = inflated.bytes;
  }
  return { ok: true, bytes: current };
}

/** The Content-Encoding of stored headers: several of them are one list, as Node gives it for a request (RFC 9110, 5.3). */
export function contentEncodingOf(headers: HeaderPairs): string | undefined {
  const values = headers.filter(([name]) => name.toLowerCase() === 'content-encoding').map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** The last applied first. */
function encodingsToUndo(contentEncoding: string | undefined): string[] {
  return (contentEncoding ?? '')
    .split(',')
    .map((encoding) => encoding.trim().toLowerCase())
    .filter((encoding) => encoding !== '' && encoding !== 'identity')
    .reverse();
}

interface Options {
  readonly maxOutputLength: number;
  readonly info: true;
}
interface Codec {
  readonly async: (bytes: InputType, options: Options, done: (error: Error | null, result: Buffer) => void) => void;
  readonly sync: (bytes: InputType, options: Options) => Buffer;
}

function codecOf(encoding: string, bytes: Uint8Array): Codec | null {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return { async: gunzip, sync: gunzipSync };
    case 'br':
      return { async: brotliDecompress, sync: brotliDecompressSync };
    case 'deflate':
      // The name means zlib's format (RFC 9110, 8.4.1.2), but some callers send the bare stream.
      return isZlib(bytes) ? { async: inflate, sync: inflateSync } : { async: inflateRaw, sync: inflateRawSync };
    default:
      return null;
  }
}

function isZlib(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

function run({ codec, bytes, encoding }: Step, limitBytes: number): Promise<Inflated> {
  return new Promise((resolve) => {
    codec.async(bytes, { maxOutputLength: limitBytes, info: true }, (error, result) => {
      resolve(error === null ? judge(result, bytes, encoding) : explain(error, encoding));
    });
  });
}

function runAtOnce({ codec, bytes, encoding }: Step, limitBytes: number): Inflated {
  try {
    return judge(codec.sync(bytes, { maxOutputLength: limitBytes, info: true }), bytes, encoding);
  } catch (error) {
    if (error instanceof Error) return explain(error, encoding);
    throw error;
  }
}

/** What zlib gives with `info: true`; its types do not know that option. */
interface WithEngine {
  readonly buffer: Buffer;
  readonly engine: Zlib;
}

function judge(result: Buffer, bytes: Uint8Array, encoding: string): Inflated {
  // `info: true` makes the result an object, which the types of zlib leave out.
  const { buffer, engine } = result as unknown as WithEngine;
  const rest = bytes.length - engine.bytesWritten;
  if (rest === 0) return { ok: true, bytes: buffer };
  return { ok: false, why: 'broken', encoding, message: `${rest} bytes follow the end of the compressed data` };
}

function explain(error: Error, encoding: string): Inflated {
  const tooLarge = 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  return tooLarge ? { ok: false, why: 'tooLarge' } : { ok: false, why: 'broken', encoding, message: error.message };
}
