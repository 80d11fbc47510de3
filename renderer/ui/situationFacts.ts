import type { Fact, Situation } from '../../shared/situation.ts';
import { describeTextSize } from './amounts.ts';

/** What is worth showing beside an instruction: the contract's facts, and how large the memory is. */
export function situationFacts({ facts, memoryText }: Situation): readonly Fact[] {
  return memoryText === null ? facts : [...facts, { label: 'memory', text: describeTextSize(memoryText) }];
}
