import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalNumber, compareIntegers, integersEqual, isFiniteLiteral, isIntegerLiteral } from './numbers.ts';

const integer = fc.oneof(
  fc.constantFrom('0', '-0', '1', '-1', '9007199254740992', '9007199254740993', '-9007199254740993'),
  fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }).map(String),
  fc.bigInt({ min: -20n, max: 20n }).map(String),
);
const decimal = fc.stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,20}([eE][+-]?\d{1,3})?|[eE][+-]?\d{1,3})$/);

describe('integer literals', () => {
  it('are told by their spelling alone', () => {
    expect(['0', '-0', '7', '-12', '9'.repeat(5000)].filter((literal) => !isIntegerLiteral(literal))).toEqual([]);
    expect(['7.0', '1e2', '-0.0', '1E0', '"7"', '', '-', '01', '7 '].filter(isIntegerLiteral)).toEqual([]);
  });

  it('are equal and ordered as the integers they spell, of any size', () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const difference = BigInt(a) - BigInt(b);
        expect(integersEqual(a, b)).toBe(difference === 0n);
        expect(Math.sign(compareIntegers(a, b))).toBe(difference === 0n ? 0 : difference < 0n ? -1 : 1);
      }),
      { numRuns: 1000 },
    );
  });

  it('are finite whatever their length', () => {
    expect([isFiniteLiteral('9'.repeat(5000)), isFiniteLiteral(`-${'1'.repeat(400)}`)]).toEqual([true, true]);
  });
});

describe('other number literals', () => {
  it('are finite as far as doubles reach', () => {
    expect(['1e308', '1e-400', '-1.7976931348623157e308', '0e999'].filter((literal) => !isFiniteLiteral(literal))).toEqual([]);
    expect(['1e309', '-1e400', '1.8e308', `${'9'.repeat(310)}.5`].filter(isFiniteLiteral)).toEqual([]);
  });

  it('have one canonical spelling for each double', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(canonicalNumber(a) === canonicalNumber(b)).toBe(Number(a) === Number(b));
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const [short, long] = [value.toExponential(), value.toExponential(20)];
        expect(canonicalNumber(short)).toBe(canonicalNumber(long));
        expect(Number(canonicalNumber(short))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('equal an integer literal exactly where their double is that integer', () => {
    fc.assert(
      fc.property(integer, decimal, (whole, other) => {
        const value = Number(other);
        const expected = Number.isInteger(value) && BigInt(value) === BigInt(whole);
        expect(canonicalNumber(whole) === canonicalNumber(other)).toBe(expected);
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }).map(Math.trunc), (value) => {
        expect(canonicalNumber(value.toExponential())).toBe(BigInt(value).toString());
      }),
    );
  });
});
