import { expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { copyDecision } from './copyDecision.ts';

const request = requestOf([{ id: '1' }, { id: '2', memory: '{ "own":1.0 }' }]);

test('a copied decision keeps its spelling and takes the ids and memory of its new place', () => {
  const from = '{"request_id":"other","source_id":1,"memory":{"theirs":1},"internal_steps":[{}],"output":{"say": "h\\u00e9"}}';
  expect(copyDecision(request, 1, 0, from)).toBe(
    '{"request_id":"demo","source_id":2,"candidate_index":0,"status":"completed","memory":{ "own":1.0 },' +
      '"internal_steps":[],"output":{"say": "h\\u00e9"},"error":null}',
  );
});

test('a failure is copied as a failure, and nothing is made of a draft that decides nothing', () => {
  expect(copyDecision(request, 1, 0, '{"error":{"code":"a","message":"b"}}')).toContain('"status":"error"');
  expect(copyDecision(request, 1, 0, '{"memory":{}}')).toBeNull();
  expect(copyDecision(request, 1, 0, '{')).toBeNull();
});
