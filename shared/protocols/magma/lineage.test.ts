import { expect, test } from 'vitest';
import { readJson } from '../../json/reader.ts';
import { magma } from '../magma.ts';
import { memoryTraits } from './memoryTraits.ts';
import { calledMap, executedMap } from './robotMap.ts';

const limits = { perSituation: 100, perRequest: 100 };
/** A digest that tells what it was made of. */
const digest = (text: string): string => `<${text}>`;

function memory(text: string) {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return memoryTraits(reading.document, 0, digest);
}

function traits(input: string, requestId = '"demo"') {
  const reading = magma.read(`{"request_id": ${requestId}, "inputs": [${input}]}`, limits);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return { ...magma.lineage.situationTraits(reading.request, 0, digest), name: magma.lineage.requestName(reading.request) };
}

const call = (target: string, name: string, argumentsText: string) => ({ target, name, argumentsText });

test('executed calls equal the calls that led to them, whatever their spelling', () => {
  const content = '{"previous_tool_call": {"arm2": {"arguments": {"n": 1.0, "__proto__": 2}, "name": "pick"}, "arm1": {"name": "go"}}}';
  expect(executedMap(content)).toBe(calledMap([call('arm1', 'go', '{}'), call('arm2', 'pick', '{"__proto__": 2, "n": 1}')]));
});

test('of two calls by one robot the last counts', () => {
  expect(calledMap([call('arm1', 'a', '{}'), call('arm1', 'b', '{}')])).toBe(calledMap([call('arm1', 'b', '{}')]));
});

test.each([
  'Done.',
  '{"error": "It failed."}',
  '{"previous_tool_call": {}}',
  '{"previous_tool_call": null}',
  '{"previous_tool_call": {"a": "b"}}',
])('feedback that does not say what was executed tells nothing of calls: %s', (content) => {
  expect(executedMap(content)).toBeNull();
});

test('a memory that holds nothing but rules and empty parts may begin an interaction', () => {
  expect(memory('{"memory_list": ["A rule."], "history": [], "summary": "", "plan": null, "data": {}}').fresh).toBe(true);
  expect(memory('{"history": ["asked"]}').fresh).toBe(false);
  expect(memory('{"count": 0}').fresh).toBe(false);
});

test('a memory that was left out equals an empty one', () => {
  const input = '"id": 1, "instruction": {"type": "user", "content": "Hello."}';
  expect(traits(`{${input}}`).memory.digest).toBe(traits(`{${input}, "memory": {}}`).memory.digest);
  expect(traits(`{${input}}`).whole).toBe(traits(`{${input}, "memory": {}, "tools": [], "attributes": {}}`).whole);
});

test('a situation is the same whatever its id, its number of outputs and its coaching', () => {
  const input = (rest: string) => `{"id": ${rest}, "instruction": {"type": "user", "content": "Hello."}}`;
  const [one, other] = [
    traits(input('1')),
    traits(input('9007199254740993, "num_outputs": 3, "extra_keys": {"coaching": {"kind": "replace_say"}}')),
  ];
  expect([other.whole === one.whole, other.coached, one.coached]).toEqual([true, true, false]);
  expect(other.sourceId).toBe('9007199254740993');
});

test('instructions that differ by a lone surrogate are two', () => {
  const input = (content: string) => `{"id": 1, "instruction": {"type": "user", "content": "${content}"}}`;
  expect(traits(input(String.raw`\ud83d`)).whole).not.toBe(traits(input(String.raw`\ufffd`)).whole);
});

test('a request is called as its caller spelled it', () => {
  expect(traits('{"id": 1, "instruction": {"type": "user", "content": ""}}', String.raw`"\u00e9\ud83d"`).name).toBe(
    String.raw`"\u00e9\ud83d"`,
  );
});

test('a list is known by its last items also where it was cut or added to', () => {
  const item = (text: string) => JSON.stringify({ author: 'MODEL', content: text.repeat(4) });
  const digests = (text: string) => memory(text).pieces.map((piece) => piece.digest);
  const whole = digests(`{"history": [${item('first')}, ${item('second')}]}`);
  const longer = digests(`{"history": [${item('first')}, ${item('second')}, ${item('third')}]}`);
  expect(longer.filter((one) => whole.includes(one))).toHaveLength(1);
});
