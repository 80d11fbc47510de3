import type { Finding } from '../../shared/finding.ts';
import type { PlainAnswer, Problem, Protocol, Refusal } from '../../shared/protocols/protocol.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import type { Inflated } from './inflateBody.ts';
import { MOST_ENCODINGS, READ_ENCODINGS } from './inflateBody.ts';

export type BodyText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: Refusal };

/** Inflated bytes as text: UTF-8, strictly. */
export function readText(protocol: Protocol, bytes: Uint8Array): BodyText {
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return decoded;
  const { byteOffset } = decoded;
  return refused(
    protocol,
    { kind: 'notUtf8', byteOffset },
    'json.not_utf8',
    `The body is not UTF-8: the bytes at offset ${byteOffset} stand for no character.`,
  );
}

/** What inflating wire bytes as their Content-Encoding says gave, as text. */
export function readInflated(protocol: Protocol, inflated: Inflated): BodyText {
  if (inflated.ok) return readText(protocol, inflated.bytes);
  const limitBytes = protocol.bodyLimitBytes;
  switch (inflated.why) {
    case 'tooLarge':
      return refused(
        protocol,
        { kind: 'tooLarge', limitBytes },
        'http.too_large',
        `Inflated, the body is larger than ${limitBytes} bytes.`,
      );
    case 'unknown':
      return refused(
        protocol,
        { kind: 'unknownEncoding', encoding: inflated.encoding, read: READ_ENCODINGS },
        'http.unknown_encoding',
        `Content-Encoding “${inflated.encoding.slice(0, 60)}” is not read; ${READ_ENCODINGS.join(', ')} are.`,
      );
    case 'tooMany':
      return refused(
        protocol,
        { kind: 'unknownEncoding', encoding: inflated.encoding, read: [...READ_ENCODINGS, `at most ${MOST_ENCODINGS} one after another`] },
        'http.unknown_encoding',
        `Content-Encoding “${inflated.encoding.slice(0, 60)}” names more than ${MOST_ENCODINGS} encodings one after another; so many are read.`,
      );
    case 'broken':
      return refused(
        protocol,
        { kind: 'brokenEncoding', encoding: inflated.encoding, message: inflated.message },
        'http.broken_encoding',
        `The body is not what its Content-Encoding ${inflated.encoding} says: ${inflated.message}.`,
      );
  }
}

function refused(protocol: Protocol, problem: Problem, code: string, message: string): BodyText {
  return { ok: false, refusal: wireRefusal(protocol.refuse(problem), code, message) };
}

/** A refusal for something on the wire, before any contract's own rules. */
export function wireRefusal(answer: PlainAnswer, code: string, message: string): Refusal {
  const finding: Finding = { code, level: 'error', message, text: 'wire', pointer: null, offset: null };
  return { answer, reason: message, findings: [finding] };
}
