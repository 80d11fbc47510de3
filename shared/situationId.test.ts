import { expect, test } from 'vitest';
import { readSituationId, situationId } from './situationId.ts';

test('a situation’s id reads back what was written, and nothing else is one', () => {
  expect(readSituationId(situationId('8412', 3))).toEqual({ exchange: '8412', index: 3 });
  for (const text of ['', '8412', '8412.', '.3', '1.2.3', 'a.0', '1.-1', '1.00', '01.0']) expect(readSituationId(text)).toBeNull();
});
