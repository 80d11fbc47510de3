import { expect, it } from 'vitest';
import { createMemo } from './memo.ts';

it('makes a value once for the same text', () => {
  const memo = createMemo<number>(2);
  let made = 0;
  const ask = (text: string) => memo(text, () => ++made);
  expect([ask('a'), ask('b'), ask('a'), ask('b')]).toEqual([1, 2, 1, 2]);
});

it('forgets the oldest text beyond its size, and keeps no long one', () => {
  const memo = createMemo<number>(2, 3);
  let made = 0;
  const ask = (text: string) => memo(text, () => ++made);
  expect([ask('a'), ask('b'), ask('c'), ask('b'), ask('a'), ask('long'), ask('long')]).toEqual([1, 2, 3, 2, 4, 5, 6]);
});

it('remembers a value that is undefined', () => {
  const memo = createMemo<undefined>(2);
  let made = 0;
  const make = () => void (made += 1);
  memo('a', make);
  memo('a', make);
  expect(made).toBe(1);
});

it('makes a value from the same text, lone surrogates and all', () => {
  const memo = createMemo<string>(2);
  expect(memo('a\ud83d"\u0000', (text) => text)).toBe('a\ud83d"\u0000');
});
