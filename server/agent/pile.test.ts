import { describe, expect, it } from 'vitest';
import { createPile } from './pile.ts';

describe('a pile', () => {
  it.each([
    ['nothing is expected', null],
    ['as many bytes as come are expected', 6],
    ['more bytes than come are expected', 100],
    ['fewer bytes than are there already are expected', 1],
  ])('gives its pieces in one, in order, where %s', (_, expected) => {
    const pile = createPile();
    pile.add(Buffer.from('ab'));
    pile.add(Buffer.from('cde'));
    if (expected !== null) pile.expect(expected);
    if (expected !== 1) pile.add(Buffer.from('f'));
    expect(pile.take().toString()).toBe(expected === 1 ? 'abcde' : 'abcdef');
    expect(pile.length()).toBe(expected === 1 ? 5 : 6);
  });
});
