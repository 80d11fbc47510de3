import type { Finding } from '../../shared/finding.ts';
import type { Protocol, ReadRequest } from '../../shared/protocols/protocol.ts';
import type { RawText } from './acceptedRequest.ts';
import { findTextFaults } from './textFaults.ts';

/** Ours to say: they follow from the body's length and the connection. */
const OURS = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'upgrade', 'trailer', 'te']);
const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What stands against an answer in a person's own bytes. */
export function checkRawAnswer(protocol: Protocol, request: ReadRequest, answer: RawText): Finding[] {
  return [...checkHeaders(answer.headers), ...checkText(protocol, request, answer)];
}

function checkText(protocol: Protocol, request: ReadRequest, { status, text }: RawText): Finding[] {
  const faults = findTextFaults([text], 'response');
  if (faults.length > 0) return faults;
  if ((status === 204 || status === 304) && text !== '') {
    return [fault('http.body_not_allowed', `An answer with status ${status} has no body; ${text.length} characters came.`)];
  }
  return status === 200 ? protocol.check(request, text) : protocol.checkPlain(status, text);
}

/** Headers that can't be sent as they are; no force sends them. */
export function checkHeaders(headers: RawText['headers']): Finding[] {
  return headers.flatMap(([name, value], index) => {
    if (!NAME.test(name)) return [headerFault(index, 0, `“${name.slice(0, 60)}” is no header name.`)];
    if (OURS.has(name.toLowerCase())) return [headerFault(index, 0, `${name} follows from the body and the connection; leave it out.`)];
    if (!VALUE.test(value)) return [headerFault(index, 1, `The value of ${name} holds characters that a header can’t carry.`)];
    return [];
  });
}

function headerFault(index: number, part: 0 | 1, message: string): Finding {
  return fault('http.header', message, `/headers/${index}/${part}`);
}

function fault(code: string, message: string, pointer: string | null = null): Finding {
  return { code, level: 'error', message, text: 'response', pointer, offset: null };
}
