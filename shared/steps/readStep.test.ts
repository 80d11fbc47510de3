import { expect, test } from 'vitest';
import { keyOf, literalOf } from '../json/access.ts';
import { attemptTexts, readStep } from './readStep.ts';
import type { StepView } from './stepView.ts';

function read(value: unknown): StepView {
  const step = readStep(typeof value === 'string' ? value : JSON.stringify(value));
  if (step === null) throw new Error('not read');
  return step;
}
const keys = ({ document, others }: StepView) => others.map((node) => keyOf(document, node));

test('a step of the exporters’ form is read by its names', () => {
  const step = read({
    id: 'p-0',
    component: 'planner',
    origin: 'model',
    full_prompt: 'Task: pick',
    input_elements: { task: 'pick' },
    output_raw: '{"say":""}',
  });
  expect(step).toMatchObject({ component: 'planner', origin: 'model', model: null, tokens: [], durations: [], time: null });
  expect(step.prompt?.turns).toBeNull();
  expect(step.parts.map(({ kind, key, inner }) => [kind, key, inner])).toEqual([
    ['input', 'input_elements', null],
    ['output', 'output_raw', '{"say":""}'],
  ]);
  expect(keys(step)).toEqual(['id']);
});

test('a prompt of messages becomes turns, given as JSON or as a text that holds it', () => {
  const messages = [
    { role: 'system', content: 'Be brief.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ],
    },
    { role: 'assistant', content: null, tool_calls: [] },
    { role: 'tool', content: { x: 1 } },
  ];
  const turns = [
    { role: 'system', text: 'Be brief.' },
    { role: 'user', text: 'a\nb' },
    { role: 'assistant', text: null, json: '{"role":"assistant","content":null,"tool_calls":[]}' },
    { role: 'tool', text: null, json: '{"x":1}' },
  ];
  for (const full_prompt of [messages, JSON.stringify(messages), JSON.stringify({ messages }), { messages }])
    expect(read({ full_prompt }).prompt?.turns).toMatchObject(turns);
});

test('a prompt with an item that is no message stays whole', () => {
  expect(read({ full_prompt: [{ role: 'user', content: 'a' }, 'b'] }).prompt?.turns).toBeNull();
  expect(read({ messages: [] }).prompt?.turns).toBeNull();
});

test('tokens, lengths and times are told in their own spelling', () => {
  const step = read(
    '{"usage":{"prompt_tokens":1.50e1,"details":{"cached":9007199254740993}},"total_output_tokens":7,"duration_ms":12.0,"latency":3}',
  );
  expect(step.tokens).toEqual([
    { label: 'prompt_tokens', literal: '1.50e1' },
    { label: 'details.cached', literal: '9007199254740993' },
    { label: 'total_output_tokens', literal: '7' },
  ]);
  expect(step.durations.map(({ label, literal }) => `${label} ${literal}`)).toEqual(['duration_ms 12.0', 'latency 3']);
  expect(step.time).toEqual({ startMs: null, lengthMs: 12 });
});

test.each([
  ['a string', '{"n":1,"tier":"fast"}'],
  ['a list', '{"n":1,"by":[1]}'],
  ['an object within an object', '{"n":1,"d":{"e":{"f":1}}}'],
  ['nothing at all', '{"n":1,"d":{}}'],
  ['a key twice', '{"n":2,"n":1}'],
])('a usage that holds more than numbers is shown whole beside them: %s', (_, usage) => {
  const step = read(`{"usage":${usage}}`);
  expect(step.tokens).toContainEqual({ label: 'n', literal: '1' });
  expect(step.others.map((node) => literalOf(step.document, node))).toEqual([usage]);
});

test('a usage of numbers alone is not shown a second time', () => {
  expect(read({ usage: { n: 1, d: { e: 2 } } }).others).toEqual([]);
});

test.each([
  [{ started_at: '2026-11-30T12:00:00Z', ended_at: '2026-11-30T12:00:01.5Z' }, 1_500],
  [{ start_time: 1_800_000_000, end_time: 1_800_000_002 }, 2_000],
  [{ started_at: 1_800_000_000_000, duration_seconds: 0.25 }, 250],
])('a start and an end, or a length, tell when a step ran: %j', (value, lengthMs) => {
  const { time } = read(value);
  expect(time?.lengthMs).toBe(lengthMs);
  expect(time?.startMs).toBeGreaterThan(1e12);
});

test('a length of unknown unit, an end before its start and a mere start are not drawn', () => {
  for (const value of [{ duration: 3 }, { started_at: 1_800_000_001, ended_at: 1_800_000_000 }, { timestamp: 1_800_000_000 }])
    expect(read(value).time).toBeNull();
});

test('attempts are texts of their own, to be read as steps again', () => {
  const step = read('{"attempts":[{"output_raw":"x","n":1.0},2]}');
  const part = step.parts.find(({ kind }) => kind === 'attempts');
  expect(attemptTexts(step.document, part?.node ?? 0)).toEqual(['{"output_raw":"x","n":1.0}', '2']);
});

test('every member of a step is shown once, whatever it is', () => {
  const text =
    '{"kind":"rule","data":{"a":1},"0":null,"__proto__":{"b":2},"error":null,"constructor":1,"component":7,"prompt":3,"model":{},"origin":[]}';
  const step = read(text);
  expect(step).toMatchObject({ component: 'rule', model: null, origin: null });
  expect(literalOf(step.document, step.prompt?.node ?? -1)).toBe('3');
  expect(keys(step)).toEqual(['data', '0', '__proto__', 'error', 'constructor', 'component', 'model', 'origin']);
});

test('of repeated keys the last counts, and the others are shown', () => {
  const step = read('{"component":"a","component":"b","output":1,"output":2}');
  expect(step.component).toBe('b');
  expect(step.parts.map(({ node }) => literalOf(step.document, node))).toEqual(['2']);
  expect(step.others.map((node) => literalOf(step.document, node))).toEqual(['"a"', '1']);
});

test('what is no object, or no JSON, is not read as a step', () => {
  for (const text of ['[1]', '"x"', '{', '']) expect(readStep(text)).toBeNull();
});
