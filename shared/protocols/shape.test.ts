import { describe, expect, test } from 'vitest';
import { readJson } from '../json/reader.ts';
import type { JsonDocument } from '../json/document.ts';
import { checkShape } from './shape.ts';
import type { Shape } from './shape.ts';

const thing: Shape = {
  is: 'object',
  title: 'Thing',
  fields: [
    { name: 'id', required: true, shape: { is: 'integer', minimum: null } },
    { name: 'count', required: false, shape: { is: 'integer', minimum: 1 } },
    { name: 'name', required: false, shape: { is: 'string', minLength: 1 } },
    { name: 'kind', required: false, shape: { is: 'oneOf', words: ['user', 'env'] } },
    { name: 'note', required: false, shape: { is: 'nullable', shape: { is: 'string', minLength: 0 } } },
    { name: 'free', required: false, shape: { is: 'freeObject' } },
    { name: 'list', required: false, shape: { is: 'list', of: { is: 'freeObject' } } },
  ],
};

function documentOf(text: string): JsonDocument {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.document;
}

/** Faults as `type pointer`. */
function faultsOf(text: string, shape: Shape = thing): string[] {
  return checkShape(documentOf(text), 0, shape).map(({ type, pointer }) => `${type} ${pointer}`);
}

describe('a shape', () => {
  test.each([
    ['1', []],
    ['-0', []],
    ['123456789012345678901234567890', []],
    ['1.0', ['int_type /id']],
    ['1e2', ['int_type /id']],
    ['"1"', ['int_type /id']],
    ['true', ['int_type /id']],
    ['1e400', ['int_type /id']],
  ])('takes the literal %s for an integer or not', (literal, faults) => {
    expect(faultsOf(`{"id":${literal}}`)).toEqual(faults);
  });

  test('holds integers of any length against a minimum', () => {
    expect(faultsOf('{"id":1,"count":-99999999999999999999}')).toEqual(['greater_than_equal /count']);
    expect(faultsOf('{"id":1,"count":99999999999999999999}')).toEqual([]);
    expect(faultsOf('{"id":1,"count":-0}')).toEqual(['greater_than_equal /count']);
  });

  test('counts characters of a string, not how they are written', () => {
    expect(faultsOf('{"id":1,"name":""}')).toEqual(['string_too_short /name']);
    expect(faultsOf('{"id":1,"name":"\\u0000"}')).toEqual([]);
    expect(faultsOf('"\\ud83e\\udd16"', { is: 'string', minLength: 2 })).toEqual(['string_too_short ']);
  });

  test('knows a field by its decoded key', () => {
    expect(faultsOf('{"\\u0069d":"x"}')).toEqual(['int_type /id']);
  });

  test('checks the last of repeated keys and no other', () => {
    expect(faultsOf('{"id":"x","id":1}')).toEqual([]);
    expect(faultsOf('{"id":1,"id":"x"}')).toEqual(['int_type /id']);
    expect(faultsOf('{"id":1,"free":{"a":1e400},"free":{}}')).toEqual([]);
    expect(faultsOf('{"id":1,"free":{"a":{"b":[1e400]},"a":2,"c":1e400}}')).toEqual(['finite_number /free/c']);
  });

  test('forbids unknown keys, __proto__ and constructor among them', () => {
    expect(faultsOf('{"id":1,"__proto__":{},"constructor":1,"a/b~c":2}')).toEqual([
      'extra_forbidden /__proto__',
      'extra_forbidden /constructor',
      'extra_forbidden /a~1b~0c',
    ]);
  });

  test('names a missing field at the place where it would be, and gives the object that lacks it', () => {
    const [fault] = checkShape(documentOf(' {"count":1}'), 0, thing);
    expect(fault).toEqual({ type: 'missing', loc: ['id'], msg: 'Field required', ctx: null, pointer: '/id', offset: 1, node: 0 });
  });

  test('finds numbers that are not finite at any depth of free JSON, with the path to each', () => {
    const text = '{"id":1,"free":{"a":[0,{"b":-1e999},1e400]},"list":[{},{"x":1e400}]}';
    expect(checkShape(documentOf(text), 0, thing).map(({ loc }) => loc)).toEqual([
      ['free', 'a', 1, 'b'],
      ['free', 'a', 2],
      ['list', 1, 'x'],
    ]);
  });

  test('takes null only where it is allowed', () => {
    expect(faultsOf('{"id":1,"note":null}')).toEqual([]);
    expect(faultsOf('{"id":1,"free":null,"list":null,"name":null,"kind":null}')).toEqual([
      'string_type /name',
      'literal_error /kind',
      'dict_type /free',
      'list_type /list',
    ]);
  });

  test('lists a bounded number of faults', () => {
    const many = Array.from({ length: 5_000 }, (_, place) => `"k${place}":1`).join(',');
    expect(checkShape(documentOf(`{"id":1,${many}}`), 0, thing)).toHaveLength(100);
    expect(checkShape(documentOf(`{"id":1,"list":[${'1,'.repeat(5_000)}1]}`), 0, thing)).toHaveLength(100);
  });

  test('lists few faults where their pointers are long', () => {
    const deep = `${'['.repeat(100_000)}1e400,1e400,1e400${']'.repeat(100_000)}`;
    const faults = checkShape(documentOf(`{"id":1,"free":{"a":${deep}}}`), 0, thing);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.reduce((units, { pointer }) => units + pointer.length, 0)).toBeLessThan(1_000_000);
  });
});
