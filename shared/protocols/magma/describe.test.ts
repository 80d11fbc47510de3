import { expect, test } from 'vitest';
import { describeCandidateText } from './describe.ts';
import { viewCandidateText } from './view.ts';

const completed = (output: string) => `{"status":"completed","memory":{},"output":${output}}`;
const call = (robot: string, name: string, args: string) => `{"name":"${name}","arguments":${args},"target_robot_name":"${robot}"}`;

test.each([
  [completed('{"say":"Done."}'), 'say “Done.”'],
  [completed('{}'), 'says nothing'],
  [completed(`{"tool_calls":[${call('arm1', 'pick', '{"object":"banana"}')}]}`), 'arm1 · pick(banana)'],
  [
    completed(`{"tool_calls":[${call('arm1', 'move', '{"a":1.50,"b":[1]}')},${call('arm2', 'wait', '{}')}]}`),
    'arm1 · move(1.50, [1]), arm2 · wait()',
  ],
  [completed(`{"say":"Now.","tool_calls":[${call('arm1', 'go', '{}')}]}`), 'arm1 · go(), say “Now.”'],
  [completed('{"say":"two\\nlines\\u0000 here"}'), 'say “two lines here”'],
])('the line of %s', (text, line) => {
  expect(describeCandidateText(text)).toEqual({ status: 'completed', line });
});

test('an error candidate is described by its error', () => {
  const text = '{"status":"error","memory":{},"error":{"code":"model_error","message":"The model\\nreturned nothing."}}';
  expect(describeCandidateText(text)).toEqual({ status: 'error', line: 'error model_error: The model returned nothing.' });
});

test.each(['"completed"', '"error"', '"odd"', 'null'])(
  'a candidate with status %s is an error in lists exactly where it is one in its view',
  (status) => {
    for (const rest of [
      '"error":{"code":"c","message":"m"}',
      '"error":null,"output":{"say":"x"}',
      '"error":{"code":"c"},"output":{"say":"x"}',
      '"error":null',
    ]) {
      const text = `{"status":${status},"memory":{},${rest}}`;
      expect(describeCandidateText(text).status).toBe(viewCandidateText(text, 0)?.status);
    }
  },
);

test('what can’t be read is said to be so', () => {
  expect(describeCandidateText('nothing').line).toBe('can’t be read as a candidate');
});

test('a line has 200 characters at most, and its quotation ends', () => {
  const { line } = describeCandidateText(completed(`{"say":"${'word '.repeat(1_000)}"}`));
  expect(line.length).toBeLessThanOrEqual(200);
  expect(line).toMatch(/^say “word .*…”$/);
});
