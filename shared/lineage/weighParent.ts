import type { Mark } from './marks.ts';
import { markAgainst, markFor } from './marks.ts';
import type { PossibleParent } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';

/** Whether a candidate may well be continued: its caller has it, and it decides something. */
export function isLive({ reached, decides }: PossibleParent): boolean {
  return reached && (decides === 'calls' || decides === 'says');
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
export function byLikelihood(situation: SituationTraits): (one: PossibleParent, other: PossibleParent) => number {
  return (one, other) => {
    const left = rankOf(situation, one);
    const right = rankOf(situation, other);
    for (const [place, rank] of left.entries()) {
      const difference = (right[place] ?? 0) - rank;
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function rankOf(situation: SituationTraits, parent: PossibleParent): number[] {
  const calls = callsAgree(situation, parent);
  return [
    rank(parent.reached),
    rank(isLive(parent)),
    rank(!parent.stamped),
    calls === null ? 1 : 2 * rank(calls),
    rank(turnFits(situation, parent)),
    rank(parent.scene === situation.scene),
    rank(parent.latestOfSlot),
    rank(parent.continued === 0),
    rank(parent.attributes === situation.attributes),
    parent.order,
  ];
}

function rank(holds: boolean): number {
  return holds ? 1 : 0;
}
