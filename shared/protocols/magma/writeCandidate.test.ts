import { expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { hasErrors } from '../../finding.ts';
import { magma } from '../magma.ts';

const memory = '{ "history" : [], "10":1.0, "2": 1e2, "a":1,"a":2 }';
const request = requestOf([{ id: '9007199254740993', memory, wanted: '2' }], '"d\\u00e9mo"');
const IDS = '"request_id":"d\\u00e9mo","source_id":9007199254740993,"candidate_index":1';

test('a blank candidate has every field, says nothing, and returns the caller’s memory byte for byte', () => {
  expect(magma.blank(request, 0, 1)).toBe(
    `{${IDS},"status":"completed","memory":${memory},"internal_steps":[],"output":{"say":"","tool_calls":[]},"error":null}`,
  );
  expect(magma.blank(requestOf([{}]), 0, 0)).toContain('"memory":{},');
});

test('a failure is an error candidate with every field and memory unchanged', () => {
  expect(magma.failure(request, 0, 1, { code: 'model_error', message: 'Say "no".', component: null })).toBe(
    `{${IDS},"status":"error","memory":${memory},"internal_steps":[],"output":null,` +
      `"error":{"code":"model_error","message":"Say \\"no\\".","component":null}}`,
  );
});

test('blank and failed candidates are answers that the contract accepts', () => {
  const error = { code: '', message: '', component: 'x' };
  const answer = magma.assemble(request, [[magma.blank(request, 0, 0), magma.failure(request, 0, 1, error)]]);
  expect(hasErrors(magma.check(request, answer))).toBe(false);
});

test('a candidate for a situation that is not there is a bug, and throws', () => {
  expect(() => magma.blank(request, 1, 0)).toThrow(RangeError);
});
