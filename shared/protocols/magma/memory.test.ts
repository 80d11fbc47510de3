import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { appendStepTo } from './memory.ts';

const user = requestOf([{ content: '"Say \\u00e9."', memory: '{"kept": 1.0}' }]);
const SAID = '"output":{"say":"h\\u00e9","tool_calls":[]}';
const USER_ENTRY = '{"author":"USER","content":"Say \\u00e9."}';
const MODEL_ENTRY = '{"author":"MODEL","content":"{\\"say\\":\\"h\\\\u00e9\\",\\"action\\":{}}"}';

const Grown = z.object({ memory: z.object({ history: z.array(z.object({ content: z.string() })) }) });

function modelContent(candidate: string): unknown {
  const { history } = Grown.parse(JSON.parse(appendStepTo(user, 0, candidate))).memory;
  return JSON.parse(history.at(-1)?.content ?? '');
}

describe('appending a step to history', () => {
  test('adds what was asked and what was decided, and keeps every other byte', () => {
    const memory = (history: string) => `{ "z" : 1.0, "history" : [ {"author":"USER","content":"x"} ${history}], "10": 1e2, "2":[] }`;
    const draft = (history: string) => ` {"status":"completed", "memory": ${memory(history)} ,${SAID}}`;
    // Before the white space that ends the list, so that this stays too.
    const grown = appendStepTo(user, 0, draft(''));
    expect(grown).toBe(draft('').replace('"x"} ]', `"x"},${USER_ENTRY},${MODEL_ENTRY} ]`));
  });

  test('begins a history where there is none', () => {
    expect(appendStepTo(user, 0, `{"memory":{},${SAID}}`)).toBe(`{"memory":{"history":[${USER_ENTRY},${MODEL_ENTRY}]},${SAID}}`);
    expect(appendStepTo(user, 0, `{"memory":{"a":1},${SAID}}`)).toBe(`{"memory":{"a":1,"history":[${USER_ENTRY},${MODEL_ENTRY}]},${SAID}}`);
    expect(appendStepTo(user, 0, `{"memory":{"history":[]},${SAID}}`)).toBe(
      `{"memory":{"history":[${USER_ENTRY},${MODEL_ENTRY}]},${SAID}}`,
    );
  });

  test('takes the caller’s memory where the candidate has none', () => {
    expect(appendStepTo(user, 0, `{${SAID}}`)).toBe(`{${SAID},"memory":{"kept": 1.0,"history":[${USER_ENTRY},${MODEL_ENTRY}]}}`);
  });

  test('names feedback as coming from SYSTEM', () => {
    const env = requestOf([{ type: 'env', content: '"ok"' }]);
    expect(appendStepTo(env, 0, `{"memory":{},${SAID}}`)).toContain('{"author":"SYSTEM","content":"ok"}');
  });

  test('writes calls as a robot map, arguments in their own literals', () => {
    const call = (robot: string, name: string) =>
      `{"name":"${name}","arguments":{"n": 1.50,"big":9007199254740993},"target_robot_name":"${robot}"}`;
    const grown = appendStepTo(user, 0, `{"memory":{},"output":{"tool_calls":[${call('b', 'x')},${call('a', 'y')}]}}`);
    const args = '{\\"n\\": 1.50,\\"big\\":9007199254740993}';
    expect(grown).toContain(
      `\\"action\\":{\\"b\\":{\\"name\\":\\"x\\",\\"arguments\\":${args}},\\"a\\":{\\"name\\":\\"y\\",\\"arguments\\":${args}}}`,
    );
  });

  test('writes calls as a list where a robot is called twice, so that none is lost', () => {
    const call = (robot: string, name: string) => `{"name":"${name}","target_robot_name":"${robot}"}`;
    expect(modelContent(`{"memory":{},"output":{"tool_calls":[${call('a', 'x')},${call('\\u0061', 'y')}]}}`)).toEqual({
      say: '',
      action: [{ a: { name: 'x', arguments: {} } }, { a: { name: 'y', arguments: {} } }],
    });
  });

  test.each([
    ['history is no list', `{"memory":{"history":"x"},${SAID}}`],
    ['memory is no object', `{"memory":[1],${SAID}}`],
    ['there is no decision', '{"memory":{},"error":{"code":"a","message":"b"}}'],
    ['the draft is no JSON', '{"memory":'],
    ['the draft is no object', '[]'],
  ])('leaves a candidate alone where %s', (_, candidate) => {
    expect(appendStepTo(user, 0, candidate)).toBe(candidate);
  });

  test('appends to the last of repeated histories', () => {
    expect(appendStepTo(user, 0, `{"memory":{"history":[1],"history":[2]},${SAID}}`)).toBe(
      `{"memory":{"history":[1],"history":[2,${USER_ENTRY},${MODEL_ENTRY}]},${SAID}}`,
    );
  });

  test('works 100,000 levels deep', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(appendStepTo(user, 0, `{"memory":{"history":[${deep}]},${SAID}}`)).toBe(
      `{"memory":{"history":[${deep},${USER_ENTRY},${MODEL_ENTRY}]},${SAID}}`,
    );
  });
});
