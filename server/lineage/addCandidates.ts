import type { CandidateTraits, MemoryPiece } from '../../shared/lineage/traits.ts';
import type { PossibleParent } from '../../shared/lineage/possibleParent.ts';
import { isContinuable } from '../../shared/lineage/possibleParent.ts';
import { decidesCode, decidesOf, numberOf } from './candidates.ts';
import type { LineageTables } from './lineageTables.ts';
import type { SituationRow } from './situations.ts';
import { takeStamp } from './stamps.ts';

/** A candidate with what lists say of it. */
export interface NewCandidate {
  readonly line: string;
  readonly memoryLength: number | null;
  readonly traits: CandidateTraits;
  /** Parts of its memory that did not come with the situation's own: what else a memory shares with it says nothing of either. */
  readonly added: readonly MemoryPiece[];
}

/** `pending`: its answer has not gone out; `sent`: it went out; `unsent`: it never will. */
type Delivery = 'pending' | 'sent' | 'unsent';

/** Stores the candidates of a situation in place of those that it had. Those were pending, so nothing continues them. */
export function setCandidates(
  tables: LineageTables,
  situation: SituationRow,
  list: readonly NewCandidate[],
  delivery: Delivery,
  at: number,
): void {
  const { candidates, memories, pieces, trees, words, situations, state } = tables;
  removeCandidates(tables, situation, at);
  list.forEach(({ line, memoryLength, traits, added }, place) => {
    const decides = decidesBy(traits);
    const isOut = delivery !== 'pending' && traits.memory !== null;
    const memory = isOut ? memories.row(traits.memory.digest).id : null;
    const reached = delivery === 'sent';
    const id = numberOf(situation.id, place);
    const stamp = reached && traits.stamp !== null ? takeStamp(tables, traits.stamp, id) : null;
    candidates.insert({
      id,
      status: traits.status,
      line,
      memory_length: memoryLength,
      memory,
      decides: decidesCode(decides),
      calls: traits.calls === null ? null : words.number(traits.calls),
      scene: situation.scene,
      attributes: situation.attributes,
      reached: reached ? 1 : 0,
      continued: 0,
      stamp,
    });
    if (memory === null || traits.memory === null) return;
    const live = reached && isContinuable(decides) ? 1 : 0;
    memories.add(memory, { returned: 1, live, stamped: stamp === null ? 0 : live });
    pieces.add(added, id);
  });
  state.revision += 1;
  situations.touch(situation.id, state.revision);
  trees.add(situation.tree, { at, candidates: list.length, errors: countErrors(list.map(({ traits }) => traits)) });
}

/** Takes pending candidates back. */
export function removeCandidates({ candidates, trees }: LineageTables, situation: SituationRow, at: number): void {
  const before = candidates.of(situation.id);
  if (before.length === 0) return;
  candidates.remove(situation.id);
  trees.add(situation.tree, { at, candidates: -before.length, errors: -countErrors(before) });
}

/** Marks candidates that were sent, but not received whole. */
export function setUnreached({ candidates, memories, situations, state }: LineageTables, situation: SituationRow): void {
  for (const { id, memory, decides, reached, stamp } of candidates.of(situation.id)) {
    if (reached === 0) continue;
    candidates.setUnreached(id);
    if (memory !== null && isContinuable(decidesOf(decides)))
      memories.add(memory, { returned: 0, live: -1, stamped: stamp === null ? 0 : -1 });
  }
  state.revision += 1;
  situations.touch(situation.id, state.revision);
}

function decidesBy({ status, decides }: CandidateTraits): PossibleParent['decides'] {
  return status === 'error' ? 'error' : decides;
}

function countErrors(list: readonly { readonly status: string }[]): number {
  return list.filter(({ status }) => status === 'error').length;
}
