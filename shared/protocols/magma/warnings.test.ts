import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../tests/fixtures/jsonTexts.ts';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import type { InputTexts } from '../../../tests/fixtures/magmaRequests.ts';
import { nodeAt } from '../../json/pointer.ts';
import { checkDrafts } from './checkDrafts.ts';

const RULES = '{"memory_list":["Keep fragile objects separate."],"history":[]}';

/** Warnings on one completed candidate as `code pointer`. */
function warningsOf(output: string, input: InputTexts = {}, memory = '{"n":1}'): string[] {
  const findings = checkDrafts(requestOf([input]), 0, [`{"status":"completed","memory":${memory},"output":${output}}`]);
  expect(findings.every(({ level }) => level === 'warning')).toBe(true);
  return findings.map(({ code, pointer }) => `${code} ${pointer}`);
}

const calls = (...list: string[]) => `{"tool_calls":[${list.join(',')}]}`;
const pick = '{"name":"pick","arguments":{"object":"banana"},"target_robot_name":"arm1"}';

describe('warnings on decisions', () => {
  test('there are none on a call by the book', () => {
    expect(warningsOf(calls(pick))).toEqual([]);
    expect(warningsOf('{"say":"Done."}')).toEqual([]);
  });
  test('an empty decision is warned of', () => {
    expect(warningsOf('{}')).toEqual(['magma.empty_decision /0/output']);
  });
  test('text beside calls is warned of', () => {
    expect(warningsOf(`{"say":"now","tool_calls":[${pick}]}`)).toEqual(['magma.say_beside_calls /0/output/say']);
  });
  test('a robot outside known_robots is warned of, where any are known', () => {
    const call = pick.replace('arm1', 'arm9');
    expect(warningsOf(calls(call))).toEqual(['magma.robot_unknown /0/output/tool_calls/0/target_robot_name']);
    expect(warningsOf(calls(call), { attributes: '{}' })).toEqual([]);
  });
  test('a robot that is called twice is warned of at its second call', () => {
    expect(warningsOf(calls(pick, pick))).toEqual(['magma.robot_repeated /0/output/tool_calls/1/target_robot_name']);
  });
  test('a tool that the input does not declare is warned of', () => {
    expect(warningsOf(calls(pick.replace('"pick"', '"grab"')))).toEqual(['magma.tool_unknown /0/output/tool_calls/0/name']);
    expect(warningsOf(calls(pick), { tools: '[]' })).toEqual(['magma.tool_unknown /0/output/tool_calls/0/name']);
  });
  test('missing and unknown arguments are warned of', () => {
    expect(warningsOf(calls(pick.replace('"object"', '"thing"')))).toEqual([
      'magma.argument_missing /0/output/tool_calls/0/arguments/object',
      'magma.argument_unknown /0/output/tool_calls/0/arguments/thing',
    ]);
    expect(warningsOf(calls('{"name":"pick","target_robot_name":"arm1"}'))).toEqual([
      'magma.argument_missing /0/output/tool_calls/0/arguments/object',
    ]);
  });
  test.each([
    ['no parameters at all', '[{"name":"pick"}]'],
    ['parameters in another shape', '[{"name":"pick","parameters":["object"]}]'],
    [
      'parameters as JSON Schema',
      '[{"name":"pick","parameters":{"type":"object","properties":{"object":{},"speed":{}},"required":["object"]}}]',
    ],
    ['an optional parameter', '[{"name":"pick","parameters":{"object":{"type":"str"},"speed":{"type":"int","default":1}}}]'],
  ])('nothing is said of arguments with %s', (_, tools) => {
    expect(warningsOf(calls(pick), { tools })).toEqual([]);
  });
  test('required names of JSON Schema are needed', () => {
    const tools = '[{"name":"pick","parameters":{"type":"object","properties":{"object":{}},"required":["object"]}}]';
    expect(warningsOf(calls(pick.replace('{"object":"banana"}', '{}')), { tools })).toEqual([
      'magma.argument_missing /0/output/tool_calls/0/arguments/object',
    ]);
  });
});

test('the offset of a warning is that of the value its pointer names', () => {
  const wrong = '{"name":"fly","arguments":{"height":1},"target_robot_name":"arm9"}';
  const text = `{"status":"completed","memory":{"n":1},"output":{"say":"now","tool_calls":[${wrong},${pick.replace('"banana"', '"banana","speed":2')},${pick}]}}`;
  const findings = checkDrafts(requestOf([{}]), 0, [text]);
  const document = documentOf(text);
  expect(findings.length).toBeGreaterThan(3);
  for (const { pointer, offset } of findings) expect(offset).toBe(document.starts[nodeAt(document, (pointer ?? '').slice(2))]);
});

test('a decision gets a hundred warnings at most', () => {
  expect(warningsOf(calls(...Array.from({ length: 1_000 }, () => pick)))).toHaveLength(100);
});

describe('warnings on memory', () => {
  test('a permanent rule that is dropped is named', () => {
    const findings = checkDrafts(requestOf([{ memory: RULES }]), 0, [
      '{"status":"completed","memory":{"memory_list":[]},"output":{"say":"x"}}',
    ]);
    expect(findings).toMatchObject([{ code: 'memory.rule_dropped', level: 'warning', pointer: '/0/memory/memory_list' }]);
    expect(findings[0]?.message).toContain('Keep fragile objects separate.');
  });
  test('rules may be kept in another order and spelling', () => {
    expect(warningsOf('{"say":"x"}', { memory: RULES }, '{"memory_list":["new","\\u004beep fragile objects separate."]}')).toEqual([]);
  });
  test('an unchanged memory is warned of where the candidate completed, whatever its spelling', () => {
    expect(warningsOf('{"say":"x"}', { memory: RULES }, `{"history":[ ],${RULES.slice(1, -'"history":[]}'.length - 1)}}`)).toEqual([
      'memory.unchanged /0/memory',
    ]);
    expect(warningsOf('{"say":"x"}', {}, '{}')).toEqual(['memory.unchanged /0/memory']);
    const error = `{"status":"error","memory":${RULES},"error":{"code":"a","message":"b"}}`;
    expect(checkDrafts(requestOf([{ memory: RULES }]), 0, [error])).toEqual([]);
  });
  test('siblings that return the same memory are warned of', () => {
    const draft = (memory: string) => `{"status":"completed","memory":${memory},"output":{"say":"x"}}`;
    const findings = checkDrafts(requestOf([{ wanted: '3' }]), 0, [draft('{"a":1,"b":2}'), draft('{"a":2}'), draft('{"b":2.0,"a":1}')]);
    expect(findings).toMatchObject([{ code: 'memory.siblings_identical', pointer: '/2/memory' }]);
  });
});
