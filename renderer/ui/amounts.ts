import { utf8Length } from '../../shared/utf8Length.ts';

/** A byte size as people read it, such as `4.1 KB`; 1 KB is 1,000 bytes. */
export function describeBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB', 'TB'] as const;
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value).toString()} ${units[unit] ?? ''}`;
}

/** The size of a text as it goes over the wire, in UTF-8. */
export function describeTextSize(text: string): string {
  return describeBytes(utf8Length(text));
}

// Made once: toLocaleString makes one a call, which a list feels.
const NUMBERS = new Intl.NumberFormat('en-GB');

/** A count with thousands apart and, where a noun is given, its plural: `8,412 exchanges`. */
export function describeCount(count: number, noun?: string): string {
  const text = count < 1_000 ? String(count) : NUMBERS.format(count);
  if (noun === undefined) return text;
  return `${text} ${noun}${count === 1 ? '' : 's'}`;
}

/** Requests a second, such as `14.2 requests/s`. */
export function describeRate(perSecond: number): string {
  const text = perSecond === 0 ? '0' : perSecond < 100 ? perSecond.toFixed(1) : describeCount(Math.round(perSecond));
  return `${text} requests/s`;
}
