import { judgeLink } from '../../shared/lineage/judgeLink.ts';
import type { Surroundings } from '../../shared/lineage/possibleParent.ts';
import type { SituationTraits } from '../../shared/lineage/traits.ts';
import { situationOf } from './candidates.ts';
import { storeJudgement } from './judged.ts';
import type { Judged } from './judged.ts';
import { FADING } from './learnSlots.ts';
import type { LineageTables } from './lineageTables.ts';
import { lookAround } from './lookAround.ts';
import type { Hanging, SituationRow } from './situations.ts';

/** A situation as it arrives. */
export interface NewSituation {
  readonly exchange: number;
  readonly place: number;
  readonly protocol: string;
  readonly at: number;
  readonly speaker: string;
  readonly asked: string;
  readonly traits: SituationTraits;
}

/**
 * Judges where a situation hangs by all that came before it, and stores it there.
 * `describe` tells how its memory differs from the one that a candidate returned.
 */
export function addSituation(tables: LineageTables, situation: NewSituation, describe: (candidate: number) => string): void {
  const { memories, situations, words, state, trees } = tables;
  const { traits } = situation;
  const memory = memories.row(traits.memory.digest);
  const around = lookAround(tables, traits, memory, situation.exchange);
  const judgement = judgeLink(traits, around);
  const difference = judgement.edited === null ? '' : describe(judgement.edited.order);
  const judged = storeJudgement(judgement, difference, (id) => numberOfSituation(tables, id));
  const id = situations.last() + 1;
  const hanging = hangingOf(tables, id, judged);
  state.revision += 1;
  const row: SituationRow = {
    id,
    exchange: situation.exchange,
    place: situation.place,
    source_id: traits.sourceId,
    speaker: situation.speaker,
    asked: situation.asked,
    wanted: traits.wanted,
    feedback: traits.isFeedback ? 1 : 0,
    phase: 'waiting',
    memory: memory.id,
    whole: traits.whole,
    scene: words.number(traits.scene),
    attributes: words.number(traits.attributes),
    judged: JSON.stringify(judged),
    settled: null,
    ...hanging,
    revision: state.revision,
  };
  situations.insert(row);
  if (hanging.tree === id) trees.begin(id, situation.protocol, situation.asked, situation.at);
  trees.add(hanging.tree, {
    at: situation.at,
    situations: 1,
    waiting: 1,
    depth: hanging.depth,
    ambiguous: hanging.certainty === 'ambiguous' ? 1 : 0,
    edited: judged.edited === null ? 0 : 1,
  });
  if (judged.choices.some(([choice]) => choice === null)) memories.addBegins(memory.id, 1);
  if (hanging.parent !== null && hanging.certainty !== 'ambiguous') tables.candidates.addContinued(hanging.parent, 1);
  learnStamps(tables, traits, around);
}

/** Where what evidence says makes a situation hang. */
export function hangingOf({ situations }: LineageTables, id: number, judged: Judged): Hanging {
  const parent = judged.choices[0]?.[0] ?? null;
  const { kind, certainty, alternativeOf } = judged;
  const above = parent === null ? undefined : situations.find(situationOf(parent));
  const beside = above === undefined && alternativeOf !== null ? situations.find(alternativeOf) : undefined;
  return {
    kind,
    certainty,
    parent,
    alternative_of: alternativeOf,
    tree: above?.tree ?? beside?.tree ?? id,
    depth: above === undefined ? (beside?.depth ?? 1) : above.depth + 1,
  };
}

/** The number of a situation by its id. Throws RangeError where there is none. */
export function numberOfSituation({ situations }: LineageTables, id: string): number {
  const row = situations.named(id);
  if (row === undefined) throw new RangeError(`there is no situation ${id}`);
  return row.id;
}

/** Whether stamps come back: a memory that begins nothing, and went out with stamps alone, has lost one where it carries none. */
function learnStamps({ state }: LineageTables, { stamp, isFeedback }: SituationTraits, around: Surroundings): void {
  const isBack = around.stamped !== null;
  const isLost = stamp === null && around.live > 0 && around.unstamped === 0 && (isFeedback || !around.begins);
  if (!isBack && !isLost) return;
  state.returned = state.returned * FADING + (isBack ? 1 : 0);
  state.lost = state.lost * FADING + (isLost ? 1 : 0);
}
