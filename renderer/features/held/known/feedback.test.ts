import { expect, test } from 'vitest';
import { readFeedback } from './feedback.ts';

test('one line a robot, with what it did and whether it worked', () => {
  const infos = 'arm1: pick succeed with message: Picked: banana.\narm2: place failed with message: zone is full';
  expect(readFeedback(JSON.stringify({ infos }))?.lines).toEqual([
    { succeeded: true, who: 'arm1', tool: 'pick', message: 'Picked: banana.' },
    { succeeded: false, who: 'arm2', tool: 'place', message: 'zone is full' },
  ]);
});

test('a line that does not say how it went is shown as it is', () => {
  expect(readFeedback('{"infos":"The lights went out."}')?.lines).toEqual([
    { succeeded: null, who: '', tool: '', message: 'The lights went out.' },
  ]);
});

test('what was executed is shown by robot, its numbers as they were sent', () => {
  const text = '{"previous_tool_call":{"arm1":{"name":"move","arguments":{"to":"left","cm":1.0}},"odd":3}}';
  expect(readFeedback(text)?.executed).toEqual([
    { who: 'arm1', call: 'move(to: left, cm: 1.0)' },
    { who: 'odd', call: '3' },
  ]);
});

test('errors and failure reasons are faults, other members are shown beside them', () => {
  expect(readFeedback('{"error":"no calls here","failure_reason":null,"score":1e400}')?.others).toEqual([
    { name: 'error', text: 'no calls here', fault: true },
    { name: 'score', text: '1e400', fault: false },
  ]);
});

test('plain text and JSON that is no object are not feedback of this form', () => {
  for (const text of ['Well done.', '"x"', '[1]', '']) expect(readFeedback(text)).toBeNull();
});
