import { expect, test } from 'vitest';
import { placesOf, pointersUp, readPlace } from './places.ts';
import { testLayout } from './testLayout.ts';

test('a finding’s pointer names the candidate first and then the place in it', () => {
  expect(readPlace('/1/output/say')).toEqual({ candidate: 1, pointer: '/output/say' });
  expect(readPlace('/12')).toEqual({ candidate: 12, pointer: '' });
  expect(readPlace(null)).toBeNull();
  expect(readPlace('/memory')).toBeNull();
});

test('the places above a pointer come nearest first', () => {
  expect(pointersUp('/output/tool_calls/0')).toEqual(['/output/tool_calls/0', '/output/tool_calls', '/output', '']);
  expect(pointersUp('')).toEqual(['']);
});

test('places of a candidate are pointers with their keys escaped', () => {
  const places = placesOf(testLayout);
  expect(places.call(2, 'arguments', 'a/b')).toBe('/output/tool_calls/2/arguments/a~1b');
  expect([places.say, places.memory, places.errorField('code')]).toEqual(['/output/say', '/memory', '/error/code']);
});
