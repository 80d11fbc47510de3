import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTexts } from './textPieces.ts';

const words = fc
  .array(fc.constantFrom('tray', 'ball', 'é', 'e\u0301', '😀', '\ud83d', ' ', ' ', '\n', '.', '"'), { maxLength: 30 })
  .map((parts) => parts.join(''));

function show(before: string, after: string): string {
  const marks = { same: '', added: '+', removed: '-' };
  return diffTexts(before, after)
    .pieces.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`))
    .join('');
}

describe('diffTexts', () => {
  it('gives pieces that make both texts', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { pieces } = diffTexts(before, after);
        expect(pieces.map(({ kind, text }) => (kind === 'added' ? '' : text)).join('')).toBe(before);
        expect(pieces.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('')).toBe(after);
      }),
    );
  });

  it.each([
    ['Never lift the tray.', 'Never lift the tray.', 'Never lift the tray.'],
    ['Never lift the tray.', 'Always lift the trays.', '[-Never][+Always] lift the [-tray][+trays].'],
    ['one two three', 'one 2 3 three', 'one [-two][+2 3] three'],
    ['a', '', '[-a]'],
    ['', 'a b', '[+a b]'],
    ['x 😀 y', 'x 😁 y', 'x [-😀][+😁] y'],
  ])('shows %j and %j by their words', (before, after, shown) => {
    expect(show(before, after)).toBe(shown);
  });

  it('compares a megabyte by what differs in it', () => {
    const long = Array.from({ length: 100_000 }, (_, place) => `word${place}`).join(' ');
    expect(diffTexts(long, long.replace('word5000 ', 'other ')).pieces.map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ]);
  });

  it('compares by lines where there are too many words', () => {
    const lines = Array.from({ length: 5_000 }, (_, place) => `line ${place} of ${place % 7} parts\n`);
    const after = lines.map((line, place) => (place % 2_000 === 10 ? `new ${line}` : line)).join('');
    const { by, pieces } = diffTexts(`a\n${lines.join('')}b`, `c\n${after}d`);
    expect(by).toBe('lines');
    expect(pieces).toContainEqual({ kind: 'added', text: 'new line 2010 of 1 parts\n' });
  });

  it('says that it compared nothing where there is too little in common', () => {
    const text = (factor: number): string => Array.from({ length: 30_000 }, (_, place) => `${(place * factor) % 997}\n`).join('');
    expect(diffTexts(text(31), text(57)).by).toBe('whole');
  });
});
