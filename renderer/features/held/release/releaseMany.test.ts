import { expect, it } from 'vitest';
import { testHold } from '../testHold.ts';
import { describeCallers, othersOf, shareOut } from './releaseMany.ts';

const hold = (exchange: string, index: number, state: 'waiting' | 'released' | 'left' = 'waiting') =>
  testHold({ situation: `${exchange}.${index}`, exchange, index, state });
const queue = [hold('1', 0), hold('1', 1), hold('1', 2, 'released'), hold('2', 0), hold('3', 0, 'left')];

it('the others of a request are those that still wait in it', () => {
  expect(othersOf(hold('1', 0), queue).map(({ situation }) => situation)).toEqual(['1.1']);
  expect(othersOf(hold('2', 0), queue)).toEqual([]);
});

it('what is decided at once is told request by request, and all else that waits in those requests is spared', () => {
  const shares = shareOut([hold('1', 1), hold('2', 0)], queue);
  expect(shares.map(({ hold: { exchange }, count, spare }) => ({ exchange, count, spare }))).toEqual([
    { exchange: '1', count: 1, spare: ['1.0'] },
    { exchange: '2', count: 1, spare: [] },
  ]);
  expect(shareOut([hold('1', 0), hold('1', 1)], queue)).toMatchObject([{ count: 2, spare: [] }]);
});

it('callers are counted by request, and named by program', () => {
  const curl = testHold({ situation: '9.0', exchange: '9', caller: { address: '127.0.0.1:1', userAgent: 'curl/8.1' } });
  expect(describeCallers([hold('1', 0), hold('1', 1), hold('2', 0), curl])).toBe('3 callers: python-requests 2.32 (2), curl 8.1');
});
