import { expect, test } from 'vitest';
import type { ComposerForm, ParameterKind } from '../../../../shared/situation.ts';
import { argumentFindings } from './argumentFindings.ts';
import { testLayout } from './testLayout.ts';

const parameter = (name: string, type: string, kind: ParameterKind) => ({ name, description: '', type, kind, required: true, choices: [] });
const form: ComposerForm = {
  targets: [],
  vocabulary: [],
  rules: [],
  tools: [
    {
      name: 'move',
      description: '',
      parameters: [
        parameter('x', 'float', 'number'),
        parameter('n', 'int', 'integer'),
        parameter('fast', 'bool', 'truth'),
        parameter('where', 'str', 'text'),
        parameter('any', 'list', 'json'),
      ],
    },
  ],
};
const findings = (given: string) =>
  argumentFindings(
    1,
    { kind: 'parts', memory: null, frame: `{"output":{"say":"","tool_calls":[{"name":"move","arguments":${given}}]}}` },
    testLayout,
    form,
  );

test('an argument that is not what its parameter declares is warned of at its place', () => {
  const found = findings('{"x":"abc","n":1.5,"fast":"maybe","where":7,"any":"x"}');
  expect(found.map(({ level, pointer }) => `${level} ${pointer}`)).toEqual(
    ['x', 'n', 'fast', 'where'].map((name) => `warning /1/output/tool_calls/0/arguments/${name}`),
  );
  expect(found.map(({ message }) => message)).toEqual([
    '“x” is declared as float; it gets the text "abc".',
    '“n” is declared as int; it gets 1.5.',
    '“fast” is declared as bool; it gets the text "maybe".',
    '“where” is declared as str; it gets 7.',
  ]);
});

test('arguments that fit, that are left out, or that no parameter declares are passed over', () => {
  expect(findings('{"x":-1.5e3,"n":9007199254740993,"fast":false,"where":"","other":"abc"}')).toEqual([]);
  expect(argumentFindings(0, { kind: 'text', text: '{', problem: '' }, testLayout, form)).toEqual([]);
});
