import type { Mark } from './marks.ts';
import { markAgainst, markFor } from './marks.ts';
import type { PossibleParent } from './possibleParent.ts';
import { isContinuable } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';

/** Whether a candidate may well be continued: its caller has it, and it decides something. */
export function isLive({ reached, decides }: PossibleParent): boolean {
  return reached && isContinuable(decides);
}

/** Whether the calls that were executed are its calls; null where that is not known. */
export function callsAgree(situation: SituationTraits, parent: PossibleParent): boolean | null {
  return situation.executed === null ? null : situation.executed === parent.calls;
}

/** Feedback follows calls, a speaker follows what was said; a speaker may also interrupt calls. */
export function turnFits(situation: SituationTraits, parent: PossibleParent): boolean {
  return parent.decides === (situation.isFeedback ? 'calls' : 'says');
}

/** Reasons for and against a candidate whose memory the situation has, but not its stamp. */
export function markParent(situation: SituationTraits, parent: PossibleParent): Mark[] {
  const marks = [markFor('memory')];
  const calls = callsAgree(situation, parent);
  if (parent.stamped) marks.push(markAgainst('stamp'));
  if (calls !== null) marks.push(calls ? markFor('calls') : markAgainst('calls'));
  if (turnFits(situation, parent)) marks.push(markFor('turn'));
  // Somebody may speak after calls without any feedback between.
  else if (situation.isFeedback || parent.decides !== 'calls') marks.push(markAgainst('turn'));
  marks.push(parent.scene === situation.scene ? markFor('scene') : markAgainst('scene'));
  if (parent.latestOfSlot) marks.push(markFor('slot'));
  marks.push(parent.continued === 0 ? markFor('order') : markAgainst('order'));
  if (!parent.reached) marks.push(markAgainst('delivery'));
  return marks;
}

/** Likelier ones first, by contracts/NOTES.md, "Which input continues which candidate"; what never reached its caller last. */
export function byLikelihood(situation: SituationTraits, parents: readonly PossibleParent[]): PossibleParent[] {
  return parents
    .map((parent) => ({ parent, rank: rankOf(situation, parent) }))
    .sort((one, other) => other.rank - one.rank || other.parent.order - one.parent.order)
    .map(({ parent }) => parent);
}

/** One digit a kind of evidence, the strongest first. */
function rankOf(situation: SituationTraits, parent: PossibleParent): number {
  const calls = callsAgree(situation, parent);
  const digits = [
    parent.reached,
    isLive(parent),
    // Of those with another stamp, or with one that is missing here, none is likelier than one without.
    !parent.stamped,
    calls === true,
    calls !== false,
    turnFits(situation, parent),
    parent.scene === situation.scene,
    parent.latestOfSlot,
    parent.continued === 0,
    parent.attributes === situation.attributes,
  ];
  return digits.reduce((rank, holds) => 2 * rank + (holds ? 1 : 0), 0);
}
