/** Scanners over one token. Each returns the offset just past the token, or -1 where it is not one (problem.ts then says why). */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Past white space, which is space, tab, line feed and carriage return alone (RFC 8259, section 2). */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) at++;
    else return at;
  }
}

/** `start` is the opening quote. */
export function scanString(text: string, start: number): number {
  const length = text.length;
  let at = start + 1;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < 0x20) return -1;
    if (code === BACKSLASH) {
      const next = scanEscape(text, at);
      if (next < 0) return -1;
      at = next;
    } else at++;
  }
  return -1;
}

/** `start` is the backslash. */
export function scanEscape(text: string, start: number): number {
  switch (text.charCodeAt(start + 1)) {
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
        if (!isHexDigit(text.charCodeAt(at))) return -1;
      }
      return start + 6;
    default:
      return -1;
  }
}

/** `start` is the minus or the first digit. */
export function scanNumber(text: string, start: number): number {
  let at = text.charCodeAt(start) === 0x2d ? start + 1 : start;
  const first = text.charCodeAt(at);
  if (!isDigit(first)) return -1;
  at = first === 0x30 ? at + 1 : scanDigits(text, at);
  if (text.charCodeAt(at) === 0x2e) {
    if (!isDigit(text.charCodeAt(at + 1))) return -1;
    at = scanDigits(text, at + 1);
  }
  const exponent = text.charCodeAt(at);
  if (exponent === 0x65 || exponent === 0x45) {
    const sign = text.charCodeAt(at + 1);
    const digits = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
    if (!isDigit(text.charCodeAt(digits))) return -1;
    at = scanDigits(text, digits);
  }
  return at;
}

function scanDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}
