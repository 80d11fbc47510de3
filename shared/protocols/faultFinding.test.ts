import { expect, test } from 'vitest';
import { readJson } from '../json/reader.ts';
import { faultFinding } from './faultFinding.ts';
import { checkShape } from './shape.ts';

test('a finding says where it is, what was expected, and what came', () => {
  const reading = readJson('{"id":"seven","x":1}');
  if (!reading.ok) throw new Error(reading.problem.message);
  const { document } = reading;
  const faults = checkShape(document, 0, {
    is: 'object',
    title: 'T',
    fields: [
      { name: 'id', required: true, shape: { is: 'integer', minimum: null } },
      { name: 'at', required: true, shape: { is: 'freeObject' } },
    ],
  });
  expect(faults.map((fault) => faultFinding(document, fault, 'magma', 'request').message)).toEqual([
    '/id: input should be a valid integer; it is "seven".',
    '/at is missing, and required.',
    '/x is not a field of this contract.',
  ]);
});
