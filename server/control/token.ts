import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A launch's token: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Whether an Authorization header carries the token. Both sides are hashed first, so that the
 * comparison takes equally long whatever came, its length included.
 */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const came = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(came), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
