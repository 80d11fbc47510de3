import { describeCount } from '../../ui/amounts.ts';

/** What a number setting takes. */
export interface NumberRange {
  /** In the setting's own unit, which has whole numbers alone. */
  readonly least: number;
  readonly most: number;
  /** How many of the setting's own unit one of the shown unit is, such as 1,000 for seconds kept as milliseconds. */
  readonly scale: number;
}

/** A setting's number as its field shows it, thousands apart: `1,000`, `0.5`. */
export function showNumber(value: number, { scale }: NumberRange): string {
  const shown = value / scale;
  return Number.isInteger(shown) ? describeCount(shown) : String(shown);
}

/** The number that a text names, in the setting's own unit, or why it names none. Commas between thousands count for nothing. */
export function readNumber(text: string, { least, most, scale }: NumberRange): number | string {
  const plain = text.trim().replace(/,(?=\d{3}(?!\d))/g, '');
  const typed = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
  // A decimal fraction times a thousand is a whole number but for the last binary digit.
  const wanted = Number((typed * scale).toPrecision(12));
  if (Number.isInteger(wanted) && wanted >= least && wanted <= most) return wanted;
  const kind = scale === 1 ? 'a whole number' : 'a number';
  const finest = scale === 1 || Number.isNaN(wanted) || Number.isInteger(wanted) ? '' : ` in steps of ${1 / scale}`;
  return `Expected ${kind} from ${showNumber(least, { least, most, scale })} to ${showNumber(most, { least, most, scale })}${finest}, got “${text}”.`;
}
