import { expect, test } from 'vitest';
import { markWords } from './markWords.ts';

/** Marked parts in brackets. */
const show = (mine: string, ...others: string[]) =>
  markWords(mine, others)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test('words that a sibling does not have there are marked, the common ones are not', () => {
  expect(show('The apple is out of reach.', 'The vase is out of reach.')).toBe('The [apple] is out of reach.');
  expect(show('again again', 'again')).toBe('again [again]');
});

test('a word that all have is not marked for the sign or the space behind it', () => {
  expect(show('Press sw1.', 'Press sw1, then confirm.')).toBe('Press sw1.');
  expect(show('Press sw1, then confirm.', 'Press sw1.')).toBe('Press sw1[, then confirm].');
  expect(show('Press sw1', 'Press sw1 ')).toBe('Press sw1');
});

test('one sibling that says something else altogether has marks, the others have none for its sake', () => {
  const odd = 'x'.repeat(200);
  expect(show('Press the button.', 'Press the button.', odd)).toBe('Press the button.');
  expect(show('Press the left button.', 'Press the right button.', odd)).toBe('Press the [left] button.');
  expect(show(odd, 'Press the button.', 'Press the button.')).toBe(`[${odd}]`);
});

test('of two camps each is marked', () => {
  expect(show('Take a.', 'Take a.', 'Take b.', 'Take b.')).toBe('Take [a].');
});

test('a sibling that adds at the front and one that adds at the end leave the middle unmarked', () => {
  const plain = 'Which of them do you mean?';
  const front = `As far as I can tell: ${plain}`;
  const end = `${plain} Tell me.`;
  expect(show(front, plain, end)).toBe('[As far as I can tell:] Which of them do you mean?');
  expect(show(end, plain, front)).toBe('Which of them do you mean? [Tell me.]');
});

test('equal texts have no marks, and what is marked adds up to the text', () => {
  expect(show('Done.', 'Done.')).toBe('Done.');
  const text = ' a  b\nc ';
  expect(
    markWords(text, ['x b c', ''])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('long texts with nothing in common are marked whole', () => {
  const long = (word: string) => Array.from({ length: 2_000 }, (_, place) => `${word}${place}`).join(' ');
  expect(markWords(long('a'), [long('b')])).toEqual([{ text: long('a'), marked: true }]);
});
