import type { Fact, Situation } from '../../shared/situation.ts';
import { describeTextSize } from './amounts.ts';

/** What is worth showing beside an instruction: the contract's facts, how large the memory is, and the stamp that it carries. */
export function situationFacts({ facts, memoryText, stamp }: Situation): readonly Fact[] {
  if (memoryText === null) return facts;
  const memory = { label: 'memory', text: describeTextSize(memoryText) };
  return [...facts, memory, ...(stamp === undefined ? [] : [{ label: 'stamped', text: stamp }])];
}
