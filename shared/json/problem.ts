import type { JsonProblem } from './document.ts';
import { MOST_VALUES } from './document.ts';
import { scanEscape } from './scan.ts';

/** Says why no value begins at `offset`. */
export function describeMissingValue(text: string, offset: number): JsonProblem {
  if (text.length === 0) return { message: 'Expecting value', offset: 0 };
  const foreign = /^[A-Za-z_$][\w$]{0,30}/.exec(text.slice(offset, offset + 32));
  if (foreign !== null) return { message: `${foreign[0]} is not JSON`, offset };
  return describeUnexpected(text, offset, 'value');
}

/** Says why the string that begins at `start` is not one; the offset is that of the fault within it. */
export function describeString(text: string, start: number): JsonProblem {
  for (let at = start + 1; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) break;
    if (code < 0x20) return { message: `Invalid control character ${codePointName(code)} in a string`, offset: at };
    if (code !== 0x5c) at++;
    else {
      const next = scanEscape(text, at);
      if (next < 0) return describeEscape(text, start, at);
      at = next;
    }
  }
  return unterminated(start);
}

/** Says why the number that begins at `start` is not one; the offset is the first character that does not fit. */
export function describeNumber(text: string, start: number): JsonProblem {
  const rest = text.slice(start, start + 400);
  if (rest.startsWith('-Infinity')) return { message: '-Infinity is not JSON', offset: start };
  const good = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:(?<=\d)[eE][+-]?\d*)?)?/.exec(rest);
  return describeUnexpected(text, start + (good?.[0].length ?? 0), 'a digit');
}

/** `Expecting …`, with what stands at `offset` instead. */
export function describeUnexpected(text: string, offset: number, expected: string): JsonProblem {
  return { message: `Expecting ${expected}, found ${whatStandsAt(text, offset)}`, offset };
}

/** Says what follows a whole value, where nothing may. */
export function describeExtra(text: string, offset: number): JsonProblem {
  return { message: `Extra data after the value: ${whatStandsAt(text, offset)}`, offset };
}

/** Says that reading ends at `offset`, since the text holds more values than are read. */
export function describeTooMany(offset: number): JsonProblem {
  return { message: `More than ${MOST_VALUES} JSON values are not read`, offset, tooMany: true };
}

function describeEscape(text: string, start: number, at: number): JsonProblem {
  if (at + 1 >= text.length) return unterminated(start);
  if (text.charAt(at + 1) === 'u') return { message: 'Invalid escape: expecting four hexadecimal digits after \\u', offset: at };
  return { message: `Invalid escape: a backslash before ${whatStandsAt(text, at + 1)}`, offset: at };
}

function unterminated(start: number): JsonProblem {
  return { message: 'Unterminated string, which begins here', offset: start };
}

function whatStandsAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return 'the end of the text';
  if (code === 0x22) return 'a double quote';
  return code > 0x20 && code < 0x7f ? `"${String.fromCodePoint(code)}"` : codePointName(code);
}

function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
