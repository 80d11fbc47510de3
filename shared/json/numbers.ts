/**
 * Rules for JSON number literals (contracts/NOTES.md, "Equality of JSON values").
 *
 * A literal stands for one real number. An integer literal (no fraction, no exponent) stands for exactly the integer it spells,
 * of any size. Any other literal stands for the exact value of its nearest double. Two numbers are equal when the real numbers
 * are: 1e22 = 10000000000000000000000 (that double is exactly the integer), but 1e23 is not 100000000000000000000000 (its double
 * is 99999999999999991611392), and 9007199254740993.0 equals 9007199254740992 rather than 9007199254740993. Python compares its
 * int and float in just this way, so a consumer that re-spells a number never makes it another one.
 */

/** Whether a JSON number literal is an integer by its spelling: -0 is one; 7.0 and 1e2 are not. */
export function isIntegerLiteral(literal: string): boolean {
  return /^-?(?:0|[1-9]\d*)$/.test(literal);
}

/** Whether a JSON number literal has a finite value: integer literals of any length do; others as doubles, so 1e400 does not. */
export function isFiniteLiteral(literal: string): boolean {
  return isIntegerLiteral(literal) || Number.isFinite(Number(literal));
}

/** Whether two integer literals are the same integer. */
export function integersEqual(a: string, b: string): boolean {
  return plainInteger(a) === plainInteger(b);
}

/** Below 0, 0 or above 0 as integer literal `a` is less than, equal to or greater than `b`. */
export function compareIntegers(a: string, b: string): number {
  const left = plainInteger(a);
  const right = plainInteger(b);
  if (left === right) return 0;
  const negative = left.startsWith('-');
  if (negative !== right.startsWith('-')) return negative ? -1 : 1;
  const larger = left.length === right.length ? left > right : left.length > right.length;
  return larger === negative ? -1 : 1;
}

/**
 * The one spelling of a number literal's value: equal numbers give the same text, and others another.
 * Literals beyond the range of doubles give `Infinity` or `-Infinity`.
 */
export function canonicalNumber(literal: string): string {
  if (isIntegerLiteral(literal)) return plainInteger(literal);
  const value = Number(literal);
  if (!Number.isInteger(value)) return String(value);
  // String() pads a large double with zeros where its exact value has digits; of -0 it makes 0, as it should.
  return Number.isSafeInteger(value) ? String(value) : BigInt(value).toString();
}

function plainInteger(literal: string): string {
  return literal === '-0' ? '0' : literal;
}
