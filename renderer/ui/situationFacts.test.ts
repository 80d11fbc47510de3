import { expect, test } from 'vitest';
import { requestOf } from '../../tests/fixtures/magmaRequests.ts';
import type { Fact } from '../../shared/situation.ts';
import { situationFacts } from './situationFacts.ts';

function factsOf(memory: string | undefined): readonly Fact[] {
  const [situation] = requestOf([{ tools: '[]', attributes: '{}', ...(memory === undefined ? {} : { memory }) }]).situations;
  return situation === undefined ? [] : situationFacts(situation);
}

test('the memory’s size is told among the facts in the unit of all other sizes, in bytes as they go over the wire', () => {
  expect(factsOf(undefined)).toEqual([{ label: 'tools', text: '0' }]);
  expect(factsOf('{"a":"é"}').at(-1)).toEqual({ label: 'memory', text: '10 B' });
  expect(factsOf(`{"a":"${'é'.repeat(1_000)}"}`).at(-1)).toEqual({ label: 'memory', text: '2.0 KB' });
});

test('a stamp that came back is told among the facts, and is no part of the memory’s size', () => {
  const facts = factsOf('{"a":"é","__signalbox":"8412.0.1-h3Kd92LqA0zW"}');
  expect(facts.slice(-2)).toEqual([
    { label: 'memory', text: '10 B' },
    { label: 'stamped', text: '8412.0.1-h3Kd92LqA0zW' },
  ]);
});
