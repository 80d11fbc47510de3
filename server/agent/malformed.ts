import { STATUS_CODES } from 'node:http';
import type { Refusal } from '../../shared/protocols/protocol.ts';
import { plainError } from './plainAnswers.ts';
import { wireRefusal } from '../reading/readBody.ts';

/** What Node's parser says of bytes that it can't take; null where there was no request at all, such as a reset. */
export function readParserFailure(error: Error): Refusal | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(431, 'HEADERS_TOO_LARGE', 'http.headers_too_large', 'The request’s head is larger than 16 KiB.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return refusal(413, 'CHUNK_EXTENSIONS_TOO_LARGE', 'http.malformed', 'The body’s chunk extensions are too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408, 'REQUEST_TIMEOUT', 'http.timeout', 'The request did not arrive whole in time.');
    default:
      if (!code.startsWith('HPE_')) return null;
      return refusal(400, 'MALFORMED_REQUEST', 'http.malformed', `What came is not HTTP/1.1: ${reasonOf(error)} (${code}).`);
  }
}

function refusal(status: number, errorCode: string, findingCode: string, message: string): Refusal {
  return wireRefusal(plainError(status, errorCode, message), findingCode, message);
}

function reasonOf(error: Error): string {
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
}

/** The packet in which the parser gave up, as it came; at most 64 KiB of it. */
export function packetOf(error: Error): Uint8Array {
  return 'rawPacket' in error && error.rawPacket instanceof Uint8Array ? error.rawPacket.subarray(0, 64 * 1024) : new Uint8Array();
}

/** How long that packet was; 0 where there is none. */
export function packetLength(error: Error): number {
  return 'rawPacket' in error && error.rawPacket instanceof Uint8Array ? error.rawPacket.length : 0;
}

/** A refusal's answer as bytes for a socket that has no response object; the connection closes after it. */
export function rawAnswer(refusal: Refusal): string {
  const { status, headers, text } = refusal.answer;
  const lines = [...headers, ['Content-Length', String(Buffer.byteLength(text))], ['Connection', 'close']];
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
}
