import { expect, test } from 'vitest';
import { readStamp, writeStamp } from './stamp.ts';

test('a stamp reads back as what it was written from', () => {
  const stamp = { place: { situation: '8412.3', candidate: 12 }, nonce: 'h3Kd-2Lq_0zW' };
  expect(readStamp(writeStamp(stamp))).toEqual(stamp);
});

test.each(['', '8412.3.1', '8412.3.1-short', '8412.3-h3Kd92LqA0zW', '08412.3.1-h3Kd92LqA0zW', '8412.3.1-h3Kd92LqA0zW\n', 'note'])(
  'what is not written as one is no stamp: %j',
  (text) => {
    expect(readStamp(text)).toBeNull();
  },
);
