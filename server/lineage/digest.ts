import { createHash } from 'node:crypto';

/** The first 16 bytes of a text's SHA-256: lone surrogates are escaped before, by those who ask. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url').slice(0, 22);
}

/** A digest's first 48 bits: enough where a mistaken one would only be looked at. */
export function shortDigest(text: string): number {
  return Buffer.from(text.slice(0, 8), 'base64url').readUIntBE(0, 6);
}
