import { expect, test } from 'vitest';
import { closeUp, tellChange } from './tellChange.ts';

test('of a list that grew it is told how many items came, whatever white space its caller changed', () => {
  expect(tellChange('[{"a":1}]', '[ {"a": 1},\n {"b": "c d"}, 3 ]')).toEqual({
    words: '+2 items',
    pieces: [{ kind: 'added', text: '{"b":"c d"}' }],
  });
  expect(tellChange('[1, 2, 3]', '[1,3]')).toEqual({ words: '−1 item', pieces: [{ kind: 'removed', text: '2' }] });
  expect(tellChange('[1, 2]', '[3]').words).toBe('+1 item −2 items');
});

test('of one item or member that changed its text is told against what it was', () => {
  expect(tellChange('[1,"one  two"]', '[1, "one  three"]')).toEqual({
    words: 'item 1',
    pieces: expect.arrayContaining([
      { kind: 'removed', text: 'two' },
      { kind: 'added', text: 'three' },
    ]) as unknown,
  });
  expect(tellChange('{"a":1,"b":2}', '{"b": 3, "a": 1}').words).toBe('b');
});

test('of an object that changed its keys are told', () => {
  expect(tellChange('{"a":1,"b":2}', '{"b":2,"c":[1, 2]}')).toEqual({ words: '+c, −a', pieces: [{ kind: 'added', text: '[1,2]' }] });
});

test('texts that were cut are compared without the white space between their tokens', () => {
  expect(closeUp('[ "a \\" b", 1 , "c  d…')).toBe('["a \\" b",1,"c  d…');
  expect(tellChange('["a", "b…', '["a","b…')).toEqual({ words: 'differs further on', pieces: [{ kind: 'same', text: '["a","b…' }] });
});
