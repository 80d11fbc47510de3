import { expect, test } from 'vitest';
import type { ComposerForm } from '../../../../shared/situation.ts';
import { argumentFields, choicesFrom, findTool, outdatedArguments } from './callFields.ts';

const parameter = (name: string, choices: string[] = []) => ({
  name,
  description: '',
  type: 'str',
  kind: 'text' as const,
  required: true,
  choices,
});
const form: ComposerForm = {
  targets: ['arm1'],
  tools: [
    { name: 'pick', description: '', parameters: [parameter('object', ['apple', 'vase'])] },
    { name: 'place', description: '', parameters: [parameter('location')] },
  ],
  vocabulary: [{ name: 'objects', words: ['apple', 'vase'] }],
  rules: [],
};
const call = (name: string, ...names: string[]) => ({
  index: 0,
  readable: true,
  name,
  target: 'arm1',
  arguments: names.map((each) => ({ name: each, text: '"x"' })),
  text: '',
});

test('a tool’s parameters come first, then what the call gives beyond them', () => {
  const fields = argumentFields(call('pick', 'extra'), findTool(form, 'pick'));
  expect(fields.map(({ name, literal }) => [name, literal])).toEqual([
    ['object', null],
    ['extra', '"x"'],
  ]);
});

test('choosing another tool drops the arguments of the one before and keeps what a person added', () => {
  expect(outdatedArguments(call('pick', 'object', 'mine'), form, 'place')).toEqual(['object']);
  expect(outdatedArguments(call('pick', 'object'), form, 'plac')).toEqual([]);
});

test('choices say which word list they come from', () => {
  const [object] = findTool(form, 'pick')?.parameters ?? [];
  expect(object && choicesFrom(object, form)).toBe('from objects');
});
