import { alignSequences } from './align.ts';

/** A run of a text: in both, or in one alone. What changed is a removed run and then an added one. */
export interface TextPiece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** What differs within a text. The pieces that are not added make the text before, those that are not removed the one after. */
export interface TextDiff {
  readonly pieces: readonly TextPiece[];
  /** What was compared: `lines` where there are too many `words`, `whole` where lines have too little in common as well. */
  readonly by: 'words' | 'lines' | 'whole';
}

/** So many parts are compared, and of so many units. */
const MOST_PARTS = 20_000;
const LONGEST = 1_000_000;
const MOST_EDITS = 600;
const WORDS = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;
const LINES = /[^\n]*\n|[^\n]+/g;

/**
 * Compares two texts, such as decoded strings, within: by words while that is quick, else by lines. Equal ends are never cut up, so
 * that one word in a megabyte costs no more than finding it.
 */
export function diffTexts(before: string, after: string): TextDiff {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const from = before.slice(start, before.length - end);
  const to = after.slice(start, after.length - end);
  const { pieces, by } = diffMiddles(from, to);
  return {
    pieces: joinPieces([
      { kind: 'same', text: before.slice(0, start) },
      ...pieces,
      { kind: 'same', text: before.slice(before.length - end) },
    ]),
    by,
  };
}

/** Whole words: a beginning that both share ends where a word does. */
function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start === before.length && start === after.length) return start;
  while (start > 0 && (isWithinWord(before, start) || isWithinWord(after, start))) start--;
  return start;
}

function commonEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  while (end > 0 && (isWithinWord(before, before.length - end) || isWithinWord(after, after.length - end))) end--;
  return end;
}

/** Whether a place in a text has parts of one word, or of one character, on both sides. */
function isWithinWord(text: string, place: number): boolean {
  return (
    place > 0 && place < text.length && /^(?:[\p{L}\p{M}\p{N}_]{2}|\s\s|[\u{10000}-\u{10ffff}])$/u.test(text.slice(place - 1, place + 1))
  );
}

function diffMiddles(from: string, to: string): TextDiff {
  const words = diffParts(from, to, WORDS);
  if (words) return { pieces: words, by: 'words' };
  const lines = diffParts(from, to, LINES);
  if (lines) return { pieces: lines, by: 'lines' };
  return {
    pieces: [
      { kind: 'removed', text: from },
      { kind: 'added', text: to },
    ],
    by: 'whole',
  };
}

/** Null where there are too many parts, or too many of them differ. */
function diffParts(from: string, to: string, pattern: RegExp): TextPiece[] | null {
  if (from.length + to.length > LONGEST) return null;
  const left = from.match(pattern) ?? [];
  const right = to.match(pattern) ?? [];
  if (left.length + right.length > MOST_PARTS) return null;
  const numbers = new Map<string, number>();
  const numberOf = (part: string): number => {
    const known = numbers.get(part) ?? numbers.size;
    numbers.set(part, known);
    return known;
  };
  const { partners, isBest } = alignSequences(left.map(numberOf), right.map(numberOf), MOST_EDITS);
  if (!isBest) return null;
  const pieces: TextPiece[] = [];
  let other = 0;
  left.forEach((text, place) => {
    const partner = partners[place] ?? -1;
    for (; other < partner; other++) pieces.push({ kind: 'added', text: right[other] ?? '' });
    pieces.push({ kind: partner < 0 ? 'removed' : 'same', text });
    if (partner >= 0) other++;
  });
  for (; other < right.length; other++) pieces.push({ kind: 'added', text: right[other] ?? '' });
  return pieces;
}

/** Runs of one kind joined; between what stays, first all that was removed, then all that was added. White space between changes goes with them. */
function joinPieces(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = [];
  let kept = '';
  let removed = '';
  let added = '';
  const pass = (kind: TextPiece['kind'], text: string): void => {
    if (text !== '') joined.push({ kind, text });
  };
  const passChanges = (): void => {
    pass('removed', removed);
    pass('added', added);
    removed = added = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'same') {
      kept += text;
      continue;
    }
    if (kept !== '' && removed + added !== '' && kept.trim() === '' && !kept.includes('\n')) {
      removed += kept;
      added += kept;
    } else if (kept !== '') {
      passChanges();
      pass('same', kept);
    }
    kept = '';
    if (kind === 'removed') removed += text;
    else added += text;
  }
  passChanges();
  pass('same', kept);
  return joined;
}
