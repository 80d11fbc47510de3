import type { IncomingMessage } from 'node:http';
import type { HeaderPairs } from '../../shared/exchange.ts';
import type { Protocol, Refusal, Route } from '../../shared/protocols/protocol.ts';
import type { AccessRules } from './access.ts';
import { judgeAccess } from './access.ts';
import { describeNotFound, plainError, refuseFor } from './plainAnswers.ts';
import { wireRefusal } from '../reading/readBody.ts';

/** A request's head, as admission judges it. */
export interface Head {
  readonly method: string;
  /** The raw target. */
  readonly target: string;
  readonly pathname: string;
  readonly headers: HeaderPairs;
  readonly expect: string | undefined;
  readonly contentLength: string | undefined;
  readonly transferEncoding: string | undefined;
}

export type Admission =
  /** Not to be let in: whatever body it has is not worth keeping whole. */
  { readonly kind: 'refused'; readonly refusal: Refusal; readonly access: boolean } | { readonly kind: 'admitted' };

/** Judges a request before its body is read: access, expectation, path, method, declared length. */
export function admit(head: Head, protocol: Protocol | null, route: Route | null, rules: AccessRules): Admission {
  const access = judgeAccess(head.target, head.headers, rules);
  if (access !== null) {
    const answer = refuseFor(protocol, { kind: 'forbidden', message: access.message });
    return { kind: 'refused', refusal: wireRefusal(answer, access.code, access.message), access: true };
  }
  const refusal =
    judgeExpectation(head.expect) ?? judgeCoding(head.transferEncoding) ?? judgePath(head, protocol, route) ?? judgeLength(head, protocol);
  return refusal === null ? { kind: 'admitted' } : { kind: 'refused', refusal, access: false };
}

/** What a caller expects; HTTP/1.0 knows no expectations, and they are to be ignored there (RFC 9110, 10.1.1). */
export function expectationOf({ httpVersionMajor, httpVersionMinor, headers }: IncomingMessage): string | undefined {
  return httpVersionMajor === 1 && httpVersionMinor === 0 ? undefined : headers.expect;
}

/** Whether a caller waits for `100 Continue` before it sends its body. */
export function expectsContinue(expect: string | undefined): boolean {
  return expect !== undefined && /(?:^|\W)100-continue(?:$|\W)/i.test(expect);
}

function judgeExpectation(expect: string | undefined): Refusal | null {
  if (expect === undefined || expectsContinue(expect)) return null;
  const message = `The expectation “${expect.slice(0, 100)}” can’t be met; only 100-continue can.`;
  return wireRefusal(plainError(417, 'EXPECTATION_FAILED', message), 'http.expectation', message);
}

/** What is coded otherwise would be read as if it were plain (RFC 9112, 6.1). */
function judgeCoding(transferEncoding: string | undefined): Refusal | null {
  if (transferEncoding === undefined || /^[ \t]*chunked[ \t]*$/i.test(transferEncoding)) return null;
  const message = `Transfer-Encoding “${transferEncoding.slice(0, 100)}” is not read; chunked is.`;
  return wireRefusal(plainError(501, 'NOT_IMPLEMENTED', message), 'http.transfer_encoding', message);
}

function judgePath(head: Head, protocol: Protocol | null, route: Route | null): Refusal | null {
  if (protocol === null || route === null) {
    const message = describeNotFound(head.pathname);
    return wireRefusal(refuseFor(null, { kind: 'notFound', path: head.pathname }), 'http.not_found', message);
  }
  if (head.method === route.method) return null;
  const allow = protocol.routes.filter((other) => other.path === route.path).map((other) => other.method);
  const message = `${head.method} is not allowed on ${route.path}; ${allow.join(', ')} is.`;
  return wireRefusal(protocol.refuse({ kind: 'methodNotAllowed', method: head.method, allow }), 'http.method', message);
}

/** A caller that waits to hear whether it may send too much hears it before it does. */
function judgeLength(head: Head, protocol: Protocol | null): Refusal | null {
  if (protocol === null || !expectsContinue(head.expect)) return null;
  if (head.contentLength === undefined || Number(head.contentLength) <= protocol.bodyLimitBytes) return null;
  return tooLarge(protocol);
}

export function tooLarge(protocol: Protocol): Refusal {
  const message = `The body is larger than ${protocol.bodyLimitBytes} bytes.`;
  return wireRefusal(protocol.refuse({ kind: 'tooLarge', limitBytes: protocol.bodyLimitBytes }), 'http.too_large', message);
}
