import { expect, test } from 'vitest';
import { kindOfType } from './typeWords.ts';

test('type words of Python and of JSON Schema are known; a parameter of any other takes JSON', () => {
  const words = ['str', 'String', 'int', 'integer', ' float', 'double', 'number', 'bool', 'boolean', 'list[str]', 'constructor', ''];
  expect(words.map(kindOfType).join(' ')).toBe('text text integer integer number number number truth truth json json json');
});
