import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** A fresh nonce for one load of the page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The content policy, written by hand: what it does not name falls under 'self'.
 * Only the page carries a nonce; nothing else may bring styles of its own.
 */
export function contentPolicy(nonce: string | null): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'style-src': nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
    },
  });
}

/** Headers of every answer. No HSTS: this is plain HTTP on loopback, where ports are shared by name. */
export function protection(): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
    }),
    contentPolicy(null),
  ];
}
