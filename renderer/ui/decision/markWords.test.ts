import { expect, test } from 'vitest';
import { markWords } from './markWords.ts';

/** Marked parts in brackets. */
const show = (mine: string, ...others: string[]) =>
  markWords(mine, others)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test('words that a sibling does not have there are marked, the common ones are not', () => {
  expect(show('The apple is out of reach.', 'The vase is out of reach.')).toBe('The [apple ]is out of reach.');
  expect(show('again again', 'again')).toBe('[again ]again');
});

test('a sibling that adds at the front and one that adds at the end leave the middle unmarked', () => {
  const plain = 'Which of them do you mean?';
  const front = `As far as I can tell: ${plain}`;
  const end = `${plain} Tell me.`;
  expect(show(front, plain, end)).toContain('[As far as I can tell: ]Which of them do you');
  expect(show(end, plain, front)).toMatch(/^Which of them do you .*Tell me\.\]$/);
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
