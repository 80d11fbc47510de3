import type { JsonDocument } from '../../json/document.ts';
import { itemsOf, literalOf, stringOf } from '../../json/access.ts';
import type { Fact, Situation } from '../../situation.ts';
import { clip } from '../clip.ts';
import { askedLine } from './asked.ts';
import type { InputParts } from './requestParts.ts';
import { ownMemoryOf } from './requestParts.ts';
import { wantedBy } from './wantedBy.ts';
import { robotsOf } from './robots.ts';

const MOST_NAMES = 12;
const LONGEST_NAME = 200;

/** The situations of a request that passed the contract's shape, one an input. */
export function situationsOf(document: JsonDocument, inputs: readonly InputParts[]): Situation[] {
  return inputs.map((input, index) => {
    const from = stringOf(document, input.type);
    const instruction = stringOf(document, input.content);
    const memory = ownMemoryOf(document, input);
    return {
      index,
      pointer: `/inputs/${index}`,
      sourceId: literalOf(document, input.id),
      from,
      instruction,
      asked: askedLine(from, instruction),
      wanted: wantedBy(document, input),
      memoryText: memory === null ? null : literalOf(memory.document, memory.node),
      ...(input.stamped === null ? {} : { stamp: input.stamped.stamp }),
      facts: factsOf(document, input),
    };
  });
}

function factsOf(document: JsonDocument, input: InputParts): Fact[] {
  const facts: Fact[] = [];
  const robots = robotsOf(document, input);
  if (robots.length > 0) facts.push({ label: 'robots', text: nameSome(robots) });
  if (input.tools >= 0) facts.push({ label: 'tools', text: String(itemsOf(document, input.tools).length) });
  return facts;
}

function nameSome(names: readonly string[]): string {
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => clip(name, LONGEST_NAME))
    .join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}
