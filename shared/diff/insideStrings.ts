import { decodeString } from '../json/decode.ts';
import { readJson } from '../json/reader.ts';
import type { Change } from './diff.ts';
import { diffTexts } from './textPieces.ts';
import type { TextDiff, TextPiece } from './textPieces.ts';

/** What differs within a string that changed. */
export interface InsideStrings {
  /** Of the decoded texts, long unchanged runs cut down to what stands near a change. */
  readonly pieces: readonly ShownPiece[];
  readonly by: TextDiff['by'];
  /** The decoded texts, where both are a JSON object or array: to be diffed as such. Null else. */
  readonly json: { readonly before: string; readonly after: string } | null;
}

/** A piece, or how many units are left out in its stead. */
export type ShownPiece = TextPiece | { readonly kind: 'skipped'; readonly units: number };

/** Units of an unchanged run that are shown beside a change, and of a changed one at its ends. */
const NEAR = 160;
const MOST_CHANGED = 20_000;

/** Looks into a change from one string to another; null where it is none. */
export function lookInside(change: Change): InsideStrings | null {
  if ((change.kind !== 'changed' && change.kind !== 'respelled') || !change.from.startsWith('"') || !change.to.startsWith('"')) return null;
  const before = decodeString(change.from, 0, change.from.length);
  const after = decodeString(change.to, 0, change.to.length);
  const { pieces, by } = diffTexts(before, after);
  return { pieces: shorten(pieces), by, json: isJsonContainer(before) && isJsonContainer(after) ? { before, after } : null };
}

function isJsonContainer(text: string): boolean {
  return /^\s*[[{]/.test(text) && readJson(text).ok;
}

function shorten(pieces: readonly TextPiece[]): ShownPiece[] {
  return pieces.flatMap((piece, place) => {
    const { kind, text } = piece;
    const atStart = kind === 'same' ? (place === 0 ? 0 : NEAR) : MOST_CHANGED / 2;
    const atEnd = kind === 'same' ? (place === pieces.length - 1 ? 0 : NEAR) : MOST_CHANGED / 2;
    const units = text.length - atStart - atEnd;
    if (units <= NEAR) return [piece];
    const shown: ShownPiece[] = [
      { kind, text: text.slice(0, atStart) },
      { kind: 'skipped', units },
      { kind, text: text.slice(text.length - atEnd) },
    ];
    return shown.filter((part) => part.kind === 'skipped' || part.text !== '');
  });
}
