import { expect, test } from 'vitest';
import { askedLine, oneLine } from './asked.ts';

test.each([
  ['user', 'Place the banana.\nThen stop.', 'Place the banana. Then stop.'],
  ['user', '{"infos":"x"}', '{"infos":"x"}'],
  ['env', '{"infos":"arm1: pick succeed with message: ok\\narm2: x","previous_tool_call":{}}', 'arm1: pick succeed with message: ok'],
  ['env', '{"error":"The action failed."}', 'The action failed.'],
  ['env', '{"failure_reason":"stage failed","error":"e"}', 'stage failed'],
  ['env', '{"other":1}', '{"other":1}'],
  ['env', '{"infos":[1],"error":{}}', '{"infos":[1],"error":{}}'],
  ['env', '\narm1: place failed with message: no\nmore', 'arm1: place failed with message: no'],
  ['env', '{broken', '{broken'],
  ['env', '', ''],
])('what %s asks with %j, in one line', (from, instruction, line) => {
  expect(askedLine(from, instruction)).toBe(line);
});

test('a line is cut at 200 characters, never within a surrogate pair, and control characters are spaces', () => {
  expect(oneLine(`a\u0000\u0007b\u2028c\u009bd`)).toBe('a b c d');
  expect(oneLine('x'.repeat(200))).toHaveLength(200);
  const cut = oneLine(`${'x'.repeat(198)}🤖🤖`);
  expect(cut).toBe(`${'x'.repeat(198)}…`);
});
