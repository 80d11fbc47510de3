import { readFeedback } from './feedback.ts';

const LONGEST = 200;

/** An instruction in one line: a user's first words; of feedback the first outcome, else what failed, else its first words. */
export function askedLine(from: string, instruction: string): string {
  if (from !== 'env') return oneLine(instruction);
  const { lines, failure } = readFeedback(instruction);
  return oneLine(lines[0] ?? failure ?? instruction);
}

/** A text as one line of at most 200 characters; control characters become spaces. */
export function oneLine(text: string): string {
  // Twice the length, so that runs of white space still leave enough to fill the line.
  const spaced = text
    .slice(0, 4 * LONGEST)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (spaced.length <= LONGEST && text.length <= 4 * LONGEST) return spaced;
  const cut = spaced.slice(0, LONGEST - 1);
  // Never ends in half of a surrogate pair.
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`;
}
