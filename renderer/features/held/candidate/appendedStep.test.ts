import { expect, test } from 'vitest';
import { appendBase, appendedState } from './appendedStep.ts';

const step = { before: '{}', after: '{"history":[1]}', frame: 'said A' };

test('a step appended twice replaces itself', () => {
  expect(appendBase(step, step.after)).toBe('{}');
  expect(appendBase(undefined, '{}')).toBe('{}');
});

test('memory typed into after the step is what the next append builds on', () => {
  expect(appendBase(step, '{"history":[1],"x":2}')).toBe('{"history":[1],"x":2}');
});

test('a decision changed after the append asks for the step again', () => {
  expect(appendedState(step, step.after, 'said A')).toBe('yes');
  expect(appendedState(step, step.after, 'said B')).toBe('again');
  expect(appendedState(step, '{}', 'said A')).toBe('no');
});
