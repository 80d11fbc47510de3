import { diffTexts } from '../../../shared/diff/textPieces.ts';

/** A run of a literal in a line: in both, in one alone, or how many units are left out in its stead. */
export type LinePiece =
  { readonly kind: 'same' | 'added' | 'removed'; readonly text: string } | { readonly kind: 'skipped'; readonly units: number };

/** Units that are looked through for the first and the last difference. */
const REACH = 100_000;
/** What stays before the first difference, and what is shown of each part. */
const LEAD = 24;
const SHOWN = 240;
/** Longer middles are not compared word by word: a line has no room for it. */
const LONGEST_MIDDLE = 2_000;

/** Two literals as one line, with what differs marked; long ones begin shortly before their first difference. Quick enough to be asked for while scrolling. */
export function linePieces(from: string, to: string): readonly LinePiece[] {
  const start = Math.min(commonStart(from, to), from.length, to.length);
  const end = commonEnd(from, to, start);
  const middles = { from: from.slice(start, from.length - end), to: to.slice(start, to.length - end) };
  const skipped = start > LEAD * 3 ? start - LEAD : 0;
  const lead = from.slice(skipped, start);
  const tail = from.slice(from.length - end);
  const isLong = middles.from.length > LONGEST_MIDDLE || middles.to.length > LONGEST_MIDDLE;
  const pieces: LinePiece[] = isLong
    ? [
        ...piece('same', lead),
        ...cutEnd(piece('removed', middles.from)),
        ...cutEnd(piece('added', middles.to)),
        ...cutEnd(piece('same', tail)),
      ]
    : diffTexts(lead + middles.from + tail.slice(0, SHOWN), lead + middles.to + tail.slice(0, SHOWN)).pieces.flatMap((part) =>
        cutEnd([part]),
      );
  const left = isLong ? 0 : Math.max(0, tail.length - SHOWN);
  return [
    ...(skipped > 0 ? [{ kind: 'skipped', units: skipped } as const] : []),
    ...pieces,
    ...(left > 0 ? [{ kind: 'skipped', units: left } as const] : []),
  ];
}

function piece(kind: 'same' | 'added' | 'removed', text: string): LinePiece[] {
  return text === '' ? [] : [{ kind, text }];
}

function cutEnd(parts: readonly LinePiece[]): LinePiece[] {
  return parts.flatMap((part): LinePiece[] => {
    if (part.kind === 'skipped' || part.text.length <= SHOWN * 2) return [part];
    return [
      { kind: part.kind, text: part.text.slice(0, SHOWN) },
      { kind: 'skipped', units: part.text.length - SHOWN },
    ];
  });
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length, REACH);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  // A pair of surrogates, or an escape, is one sign.
  if (at > 0 && isHigh(a.charCodeAt(at - 1))) at -= 1;
  const escape = a.lastIndexOf('\\', at - 1);
  return escape >= 0 && at - escape < 6 && at < most ? escape : at;
}

function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  const reach = Math.min(most, REACH);
  let end = 0;
  while (end < reach && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  while (end > 0 && isLow(a.charCodeAt(a.length - end))) end -= 1;
  return end;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
