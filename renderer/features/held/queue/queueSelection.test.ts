import { expect, test } from 'vitest';
import { afterRelease, arrangeQueue, step } from './queueSelection.ts';
import { testHold } from '../testHold.ts';

const first = testHold({ situation: '1.0', exchange: '1', heldAt: 10 });
const second = testHold({ situation: '2.0', exchange: '2', heldAt: 20, asked: 'Pick the banana.' });
const third = testHold({ situation: '3.0', exchange: '3', heldAt: 30 });

const shown = (queue: ReturnType<typeof arrangeQueue>): string[] => queue.items.map((item) => item.hold.situation);

test('the queue stands oldest first, and situations of one exchange in their own order', () => {
  const tenth = testHold({ situation: '10.1', exchange: '10', index: 1, heldAt: 20 });
  const ninth = testHold({ situation: '10.0', exchange: '10', index: 0, heldAt: 20 });
  expect(shown(arrangeQueue([tenth, third, ninth, second, first], null, ''))).toEqual(['1.0', '2.0', '3.0', '10.0', '10.1']);
});

test('a release that was undone is back in its own place, although it is held anew', () => {
  const again = testHold({ ...first, heldAt: 99 });
  expect(shown(arrangeQueue([second, again], null, ''))).toEqual(['1.0', '2.0']);
});

test('a new arrival moves neither the selection nor what is shown of it', () => {
  const before = arrangeQueue([second], { hold: second }, '');
  const after = arrangeQueue([first, second, third], { hold: second }, '');
  expect(after.selected).toEqual(before.selected);
});

test('with nothing chosen the oldest that waits is shown, not one that waits for its batch', () => {
  const released = testHold({ ...first, state: 'released' });
  expect(arrangeQueue([released, second], null, '').selected?.hold.situation).toBe('2.0');
});

test('a chosen hold that went stays in its place, as last seen, and is marked gone', () => {
  const queue = arrangeQueue([first, third], { hold: second }, '');
  expect(shown(queue)).toEqual(['1.0', '2.0', '3.0']);
  expect(queue.selected).toEqual({ hold: second, gone: true });
});

test('the filter is a plain substring in any case and never hides the chosen one', () => {
  expect(shown(arrangeQueue([first, second, third], { hold: third }, 'BANANA'))).toEqual(['2.0', '3.0']);
});

test('steps stop at both ends', () => {
  const queue = arrangeQueue([first, second, third], { hold: second }, '');
  expect([step(queue, -1), step(queue, 1), step(queue, 5), step(queue, -5)].map((item) => item?.hold.situation)).toEqual([
    '1.0',
    '3.0',
    '3.0',
    '1.0',
  ]);
});

test('after a release comes the oldest other one that waits, never a left or released one', () => {
  const left = testHold({ ...first, state: 'left' });
  const queue = arrangeQueue([left, second, third], { hold: second }, '');
  expect(afterRelease(queue)?.hold.situation).toBe('3.0');
  expect(afterRelease(arrangeQueue([left, second], { hold: second }, ''))).toBeNull();
});
