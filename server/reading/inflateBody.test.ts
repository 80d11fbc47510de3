import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflateBody, inflateStored } from './inflateBody.ts';

const plain = Buffer.from('{"a":1}'.repeat(50));
const limit = plain.length;
const outcome = (inflated: Awaited<ReturnType<typeof inflateBody>>) =>
  inflated.ok ? Buffer.from(inflated.bytes).toString() : inflated.why;

describe('a body is inflated alike when it comes and when it is looked at again', () => {
  it.each([
    ['gzip', gzipSync(plain), plain.toString()],
    ['deflate', deflateSync(plain), plain.toString()],
    ['deflate', deflateRawSync(plain), plain.toString()],
    ['br', brotliCompressSync(plain), plain.toString()],
    [' GZIP , identity', gzipSync(plain), plain.toString()],
    ['gzip, br', brotliCompressSync(gzipSync(plain)), plain.toString()],
    [undefined, plain, plain.toString()],
    ['gzip', plain, 'broken'],
    ['br', Buffer.concat([brotliCompressSync(plain), plain]), 'broken'],
    ['gzip', gzipSync(Buffer.concat([plain, plain])), 'tooLarge'],
    ['zstd', plain, 'unknown'],
    ['gzip, gzip, gzip, gzip', [1, 2, 3, 4].reduce((bytes: Buffer) => gzipSync(bytes), plain), plain.toString()],
    ['gzip, gzip, gzip, gzip, gzip', plain, 'tooMany'],
    ['br, nonsense', plain, 'unknown'],
  ])('%s', async (encoding, bytes, expected) => {
    expect([outcome(await inflateBody(bytes, encoding, limit)), outcome(inflateStored(bytes, encoding, limit))]).toEqual([
      expected,
      expected,
    ]);
  });
});
