import { expect, test } from 'vitest';
import { describeCountdown, describeSpan } from './countdown.ts';
import { testHold } from '../testHold.ts';

test('a caller with a deadline shows the minutes and seconds left, and the share of its patience', () => {
  const hold = testHold({ heldAt: 0, deadlineAt: 360_000 });
  expect(describeCountdown(hold, 108_000)).toEqual({ text: '4:12 left', share: 0.7, urgency: 'calm' });
});

test('the last minute is urgent and a deadline gone by counts up', () => {
  const hold = testHold({ heldAt: 0, deadlineAt: 360_000 });
  expect(describeCountdown(hold, 301_000)).toMatchObject({ text: '0:59 left', urgency: 'soon' });
  expect(describeCountdown(hold, 371_000)).toEqual({ text: '0:11 over', share: 0, urgency: 'past' });
});

test('a caller that white space keeps waiting is kept alive, whatever its patience, and shows how long it has waited, and no bar', () => {
  expect(describeCountdown(testHold({ committedStatus: 200 }), 5_000_000)).toMatchObject({ text: 'kept alive 1:23:19', share: null });
  const unknown = testHold({ committedStatus: 200, patience: { silenceMs: null, because: 'unknown' } });
  expect(describeCountdown(unknown, 5_000_000).text).toBe('kept alive 1:23:19');
});

test('before the first space a known patience without a deadline is kept alive too', () => {
  expect(describeCountdown(testHold(), 2_000).text).toBe('kept alive 0:01');
});

test('a caller whose patience is unknown shows how long it has waited, and no bar', () => {
  const hold = testHold({ heldAt: 1_000, patience: { silenceMs: null, because: 'no User-Agent' } });
  expect(describeCountdown(hold, 35_000)).toEqual({ text: 'waits 0:34', share: null, urgency: 'unknown' });
});

test('a caller that left has no time left, even with a deadline ahead', () => {
  expect(describeCountdown(testHold({ state: 'left', deadlineAt: 999_999 }), 2_000)).toMatchObject({ text: 'caller left', share: null });
});

test('spans of an hour and more show hours', () => {
  expect(describeSpan(3_723_999)).toBe('1:02:03');
});
