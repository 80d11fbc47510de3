import { expect, test } from 'vitest';
import { checkPlain } from './checkPlain.ts';

test('an answer with another status than 200 carries a detail, or is warned of', () => {
  expect(checkPlain(503, '{"detail":null}')).toEqual([]);
  for (const text of ['', 'later', '["detail"]', '{"error":"later"}'])
    expect(checkPlain(503, text)).toMatchObject([{ code: 'magma.detail', level: 'warning', text: 'response' }]);
});
