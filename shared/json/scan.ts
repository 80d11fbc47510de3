/** Scanners over one token. Each returns the offset just past the token, or -1 where it is not one (problem.ts then says why). */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * The UTF-16 unit at a place; -1 past the end. V8 compiles charCodeAt well only while it is never asked beyond the end: one such
 * call turns its place in the code into a slow one for the life of the process.
 */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1;
}

/** Past white space, which is space, tab, line feed and carriage return alone (RFC 8259, section 2). */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = codeAt(text, at);
    if (code > 0x20) return at;
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) at++;
    else return at;
  }
}

const BY_HAND = 24;
// Bounded, so that the engine's own stack stays small on a string with millions of escapes.
const RUN = /[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*){0,500}/y;

/** `start` is the opening quote. Short strings are read by hand; a regular expression is twice as fast on long ones. */
export function scanString(text: string, start: number): number {
  const byHand = Math.min(text.length, start + BY_HAND);
  let at = start + 1;
  while (at < byHand) {
    const code = text.charCodeAt(at);
    // Most characters lie beyond the backslash: lower case letters.
    if (code > BACKSLASH) at++;
    else if (code === QUOTE) return at + 1;
    else if (code === BACKSLASH) {
      at = scanEscape(text, at);
      if (at < 0) return -1;
    } else if (code >= 0x20) at++;
    else return -1;
  }
  return scanLongString(text, at);
}

/** From within a string to just past its closing quote. */
function scanLongString(text: string, from: number): number {
  for (let at = from; ; at = RUN.lastIndex) {
    RUN.lastIndex = at;
    RUN.test(text);
    const code = codeAt(text, RUN.lastIndex);
    if (code === QUOTE) return RUN.lastIndex + 1;
    if (code !== BACKSLASH || RUN.lastIndex === at) return -1;
  }
}

/** `start` is the backslash. */
export function scanEscape(text: string, start: number): number {
  switch (codeAt(text, start + 1)) {
    case QUOTE:
    case BACKSLASH:
    case 0x2f: // slash
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return start + 2;
    case 0x75: // u
      for (let at = start + 2; at < start + 6; at++) {
        if (!isHexDigit(codeAt(text, at))) return -1;
      }
      return start + 6;
    default:
      return -1;
  }
}

/** `start` is the minus or the first digit. */
export function scanNumber(text: string, start: number): number {
  let at = codeAt(text, start) === 0x2d ? start + 1 : start;
  const first = codeAt(text, at);
  if (!isDigit(first)) return -1;
  at = first === 0x30 ? at + 1 : scanDigits(text, at);
  if (codeAt(text, at) === 0x2e) {
    if (!isDigit(codeAt(text, at + 1))) return -1;
    at = scanDigits(text, at + 1);
  }
  const exponent = codeAt(text, at);
  if (exponent === 0x65 || exponent === 0x45) {
    const sign = codeAt(text, at + 1);
    const digits = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
    if (!isDigit(codeAt(text, digits))) return -1;
    at = scanDigits(text, digits);
  }
  return at;
}

function scanDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(codeAt(text, at))) at++;
  return at;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}
