import { expect, test } from 'vitest';
import { typedValue, valueKind } from './typedValue.ts';

test('type words of Python and of JSON Schema are known; any other takes a word', () => {
  expect(['bool', 'Boolean', 'int', 'integer', 'float', 'number', 'str', 'list[str]', ''].map(valueKind)).toEqual([
    'truth',
    'truth',
    'integer',
    'integer',
    'number',
    'number',
    'word',
    'word',
    'word',
  ]);
});

test('a truth value is what the words ask for, and false where they ask for nothing', () => {
  const truths = (parameter: string, ...tasks: string[]) => tasks.map((task) => typedValue('truth', parameter, task));
  expect(truths('open', 'Open the gripper.', 'Close the gripper.', 'Do not open it.')).toEqual(['true', 'false', 'false']);
  expect(truths('enabled', 'Turn it on.', 'Turn it off.', 'Look.')).toEqual(['true', 'false', 'false']);
  expect(truths('keep_upright', 'Keep it upright.', 'Turn the light on.')).toEqual(['true', 'false']);
});

test('a number is the one nearest to the parameter’s name, written as JSON, and one where there is none', () => {
  const task = 'Press sw0 3 times with force 2.50 for 007 seconds.';
  expect([
    typedValue('integer', 'times', task),
    typedValue('number', 'force', task),
    typedValue('integer', 'seconds', task),
    typedValue('integer', 'force', task),
    typedValue('number', 'angle', 'Press sw0.'),
    typedValue('integer', 'count', 'Press sw0, v1.2.3.'),
  ]).toEqual(['3', '2.5', '7', '3', '1.0', '1']);
});
