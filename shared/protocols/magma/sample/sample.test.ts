import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { requestOf } from '../../../../tests/fixtures/magmaRequests.ts';
import type { InputTexts } from '../../../../tests/fixtures/magmaRequests.ts';
import { hasErrors } from '../../../finding.ts';
import { magma } from '../../magma.ts';

const MEMORY = '{ "memory_list" : ["Keep fragile objects separate."], "10":1.0, "2":[], "history":[ ] ,"__proto__":{"x":1}}';
const Grown = z.object({
  memory: z.object({ history: z.array(z.strictObject({ author: z.string(), content: z.string() })) }),
  internal_steps: z.array(z.record(z.string(), z.unknown())),
});

function sample(input: InputTexts, mode: 'normal' | 'unchanged' | 'identical' | 'error' = 'normal'): string[] {
  return magma.sample(requestOf([input]), 0, mode);
}

const task: InputTexts = {
  content: '"Place the banana in the mutual_zone. Use arm1 for left_zone and arm2 for right_zone."',
  memory: MEMORY,
};

describe('the sample', () => {
  test('gives the same candidates for the same request', () => {
    expect(sample({ ...task, wanted: '5' })).toEqual(sample({ ...task, wanted: '5' }));
  });

  test('gives as many candidates as are wanted, no two of which decide alike', () => {
    const lines = sample({ ...task, wanted: '40' }).map((text) => magma.describeCandidate(text).line);
    expect(new Set(lines).size).toBe(40);
    expect(lines.slice(0, 3)).toEqual(['arm1 · pick(banana)', 'arm2 · pick(banana)', 'say “Do you want arm1 to pick banana?”']);
    const says = sample({ content: '"What?"', wanted: '40' }).map((text) => magma.describeCandidate(text).line);
    expect(new Set(says).size).toBe(40);
  });

  test('gives answers that the contract accepts and that nothing is to be said against', () => {
    const request = requestOf([
      { ...task, wanted: '4' },
      { id: '9', content: '"Hello?"', wanted: '2' },
    ]);
    const answer = magma.assemble(request, [magma.sample(request, 0, 'normal'), magma.sample(request, 1, 'normal')]);
    expect(magma.check(request, answer)).toEqual([]);
  });

  test('appends to history what was asked and decided, with no ids, times or nonces, and keeps every other byte of memory', () => {
    const [text = ''] = sample(task);
    const model =
      '{"author":"MODEL","content":"{\\"say\\":\\"\\",\\"action\\":{\\"arm1\\":{\\"name\\":\\"pick\\",\\"arguments\\":{\\"object\\":\\"banana\\"}}}}"}';
    const user = `{"author":"USER","content":${task.content ?? ''}}`;
    expect(magma.viewCandidate(text, 0)?.memoryText).toBe(MEMORY.replace('"history":[ ]', `"history":[${user},${model} ]`));
  });

  test('says in its steps that a rule decided, not a model', () => {
    const [step] = Grown.parse(JSON.parse(sample(task)[0] ?? '')).internal_steps;
    expect(step).toEqual({
      id: 'sample-0',
      component: 'sample',
      kind: 'rule',
      data: {
        looked_at: {
          task: 'Place the banana in the mutual_zone. Use arm1 for left_zone and arm2 for right_zone.',
          history_entries: 0,
          robots: 2,
          tools: 3,
          rules: 1,
        },
        rule: 'take before putting down',
      },
    });
  });

  test('mode unchanged returns memory as it came', () => {
    for (const text of sample({ ...task, wanted: '2' }, 'unchanged')) expect(magma.viewCandidate(text, 0)?.memoryText).toBe(MEMORY);
  });

  test('mode identical gives siblings that decide and remember alike', () => {
    const views = sample({ ...task, wanted: '3' }, 'identical').map((text) => magma.viewCandidate(text, 0));
    expect(new Set(views.map((view) => JSON.stringify([view?.decision, view?.memoryText]))).size).toBe(1);
  });

  test('mode error gives error candidates with memory unchanged', () => {
    const request = requestOf([{ ...task, wanted: '2' }]);
    const texts = magma.sample(request, 0, 'error');
    expect(texts.map((text) => magma.describeCandidate(text).status)).toEqual(['error', 'error']);
    expect(texts.map((text) => magma.viewCandidate(text, 0)?.memoryText)).toEqual([MEMORY, MEMORY]);
    expect(hasErrors(magma.checkCandidates(request, 0, texts))).toBe(false);
  });

  test.each([
    ['a robot', { attributes: `{"known_robots":["${'r'.repeat(20_000)}"],"buttons":["sw0"]}` }],
    ['a tool', { tools: `[{"name":"press_${'b'.repeat(20_000)}","parameters":{"id":{"type":"str","description":"Button name."}}}]` }],
    ['an argument', { tools: `[{"name":"press","parameters":{"button":{"type":"str"},"${'a'.repeat(20_000)}":{"type":"int"}}}]` }],
  ])('does not use %s with a name of more than 1,000 characters, which each candidate would repeat', (_, input: InputTexts) => {
    const texts = sample({ content: '"Press sw0."', ...input, wanted: '3' });
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(2_000);
  });

  test('fails rather than giving more than there is room for in one answer', () => {
    const robots = Array.from({ length: 20 }, (_, place) => `"r${place}${'x'.repeat(900)}"`);
    const parameters = [
      '"object":{"type":"str"}',
      ...Array.from({ length: 40 }, (_, place) => `"${'\\u0001'.repeat(900)}${place}":{"type":"int"}`),
    ];
    const attributes = `{"known_robots":[${robots.join(',')}],"objects":[${robots.map((_, place) => `"o${place}"`).join(',')}]}`;
    const content = `"Wash ${robots.map((_, place) => `o${place}`).join(' ')}"`;
    const request = requestOf([{ content, attributes, tools: `[{"name":"wash","parameters":{${parameters.join(',')}}}]`, wanted: '1000' }]);
    const texts = magma.sample(request, 0, 'identical');
    expect(texts).toHaveLength(1_000);
    expect(magma.describeCandidate(texts[0] ?? '').line).toMatch(/^error sample_error: .* room/);
  });

  test('leaves a memory alone whose history is no list', () => {
    const memory = '{"history":{"0":"x"}}';
    expect(magma.viewCandidate(sample({ ...task, memory })[0] ?? '', 0)?.memoryText).toBe(memory);
  });

  test('splices a memory that is 100,000 levels deep', () => {
    const memory = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(magma.viewCandidate(sample({ ...task, memory })[0] ?? '', 0)?.memoryText?.startsWith(memory.slice(0, -1))).toBe(true);
  });
});
