import { expect, test } from 'vitest';
import type { Finding } from '../../shared/finding.ts';
import { describeProblem } from './problem.ts';

const finding = (level: Finding['level'], pointer: string | null): Finding => ({
  code: 'magma.x',
  level,
  message: 'no',
  text: 'response',
  pointer,
  offset: null,
});

test('refused answers carry their findings, and the pointer of the first error', () => {
  const findings = [finding('warning', '/0/output'), finding('error', '/0/memory'), finding('error', '/1')];
  expect(describeProblem({ code: 'findings', message: 'The contract objects.', findings })).toEqual({
    status: 422,
    body: { error: { code: 'findings', message: 'The contract objects.', pointer: '/0/memory' }, findings },
  });
});

test('an error without a single place carries no pointer', () => {
  const { body } = describeProblem({ code: 'findings', message: 'no', findings: [finding('error', null)] });
  expect(body.error).not.toHaveProperty('pointer');
});

test.each([
  ['unknown', 404],
  ['gone', 409],
  ['stale', 409],
  ['committed', 409],
  ['store', 507],
  ['busy', 409],
] as const)('a problem %s is answered with %d', (code, status) => {
  expect(describeProblem({ code, message: 'no' })).toEqual({ status, body: { error: { code, message: 'no' } } });
});
