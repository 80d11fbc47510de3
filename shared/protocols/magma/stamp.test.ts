import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../tests/fixtures/magmaRequests.ts';
import { magma } from '../../protocols/magma.ts';

const OLD = '"__signalbox":"8412.0.1-h3Kd92LqA0zW"';
const memory = '{"a": 1.0, "__proto__": {}, "10": [], "2": 0}';
const came = `{"a": 1.0, ${OLD}, "__proto__": {}, "10": [], "2": 0}`;
const request = requestOf([{ memory: came, wanted: '2' }]);
const stampFor = (candidate: number) => `9.0.${candidate}-AAAAAAAAAAAA`;
const say = (text: string, own: string) => `{"status":"completed","memory":${own},"output":{"say":${JSON.stringify(text)}}}`;
const memoriesOf = (texts: readonly string[]) => texts.map((text, index) => magma.viewCandidate(text, index)?.memoryText);
const stampsOf = (texts: readonly string[]) => texts.map((text, index) => magma.viewCandidate(text, index)?.stamp);

describe('a stamp that came in with a memory', () => {
  test('is told of the situation, and left out of the memory as its agent knows it', () => {
    expect(request.situations[0]).toMatchObject({ memoryText: memory, stamp: '8412.0.1-h3Kd92LqA0zW' });
  });

  test.each(['normal', 'unchanged', 'identical', 'error'] as const)('is in nothing that sample makes of it: %s', (mode) => {
    for (const text of magma.sample(request, 0, mode)) expect(text).not.toContain('__signalbox');
  });

  test('is in no draft, failure, copy or appended step', () => {
    const blank = magma.blank(request, 0, 0);
    expect(blank).toContain(`"memory":${memory},`);
    const failure = magma.failure(request, 0, 0, { code: 'c', message: 'm', component: null });
    expect(failure).toContain(`"memory":${memory},`);
    const copy = magma.copyDecision(request, 0, 1, say('Yes.', '{}')) ?? '';
    expect(copy).toContain(`"memory":${memory},`);
    expect(magma.appendStep(request, 0, '{"status":"completed","output":{"say":"Yes."}}')).not.toContain('__signalbox');
  });

  test('counts neither for nor against a memory that is returned unchanged', () => {
    const [unchanged] = magma.checkCandidates(request, 0, [say('Yes.', memory), say('No.', '{}')]);
    expect(unchanged).toMatchObject({ code: 'memory.unchanged' });
    expect(magma.checkCandidates(request, 0, [say('Yes.', came), say('No.', '{}')])).toMatchObject([{ code: 'memory.unchanged' }]);
  });

  test('leaves what lineage knows of a memory as it is without it', () => {
    const digest = (text: string) => text;
    const traits = magma.lineage.situationTraits(request, 0, digest);
    const plain = magma.lineage.situationTraits(requestOf([{ memory, wanted: '2' }]), 0, digest);
    expect(traits).toEqual({ ...plain, stamp: '8412.0.1-h3Kd92LqA0zW', whole: `${plain.whole} 8412.0.1-h3Kd92LqA0zW` });
  });

  test('never goes out again, whatever the setting', () => {
    const given = [say('Yes.', came), say('No.', memory)];
    const off = magma.stamp(given, 'off', stampFor);
    expect(off).toEqual([say('Yes.', memory), say('No.', memory)]);
    const always = magma.stamp(given, 'always', stampFor);
    expect(always.join()).not.toContain(OLD);
    expect(memoriesOf(always)).toEqual([memory, memory]);
  });
});

describe('candidates go out', () => {
  test('as they are where stamps are off', () => {
    const given = [say('Yes.', memory), say('No.', '{"__signalbox":{"my":"own"}}'), 'no JSON', '[]', '{"memory":7}'];
    expect(magma.stamp(given, 'off', stampFor)).toEqual(given);
  });

  test('each with a stamp of its own, and no byte else changed, where they are always on', () => {
    const given = [say('Yes.', memory), say('No.', '{ }')];
    expect(magma.stamp(given, 'always', stampFor)).toEqual([
      say('Yes.', `${memory.slice(0, -1)},"__signalbox":"9.0.0-AAAAAAAAAAAA"}`),
      say('No.', '{"__signalbox":"9.0.1-AAAAAAAAAAAA" }'),
    ]);
  });

  test('with a stamp only where a sibling returns an equal memory, where they are on for those', () => {
    const given = [say('A', '{"n":1,"m":2}'), say('B', '{"n":2}'), say('C', '{"m":2.0,"n":1e0}'), say('D', `{${OLD},"n":3}`)];
    const made = magma.stamp(given, 'identical', stampFor);
    expect(stampsOf(made)).toEqual([stampFor(0), undefined, stampFor(2), undefined]);
    expect(made[1]).toBe(given[1]);
    expect(made[3]).toBe(say('D', '{"n":3}'));
  });

  test('with stamps by which of a thousand only equal ones are told apart', () => {
    const given = Array.from({ length: 1_000 }, (_, place) => say('x', `{"n":${place === 999 ? 0 : place}}`));
    const stamps = stampsOf(magma.stamp(given, 'identical', stampFor));
    expect(stamps.flatMap((stamp, place) => (stamp === undefined ? [] : [place]))).toEqual([0, 999]);
  });

  test('with memories that are as identical as they were, for warnings', () => {
    const given = magma.stamp([say('Yes.', '{"n":1}'), say('No.', '{"n":1}')], 'always', stampFor);
    const text = magma.assemble(request, [given]);
    expect(magma.check(request, text)).toMatchObject([{ code: 'memory.siblings_identical', pointer: '/1/memory' }]);
  });
});
