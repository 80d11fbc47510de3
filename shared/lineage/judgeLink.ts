import type { Certainty } from '../link.ts';
import { findClear } from './findClear.ts';
import type { JudgedChoice, Judgement } from './judgement.ts';
import { MOST_CHOICES } from './judgement.ts';
import { judgeCoached, nameRepeated } from './judgeRepeated.ts';
import { judgeNear } from './judgeNear.ts';
import type { Mark } from './marks.ts';
import { markAgainst, markFor } from './marks.ts';
import { lacksStamp, onlyBegins } from './onlyBegins.ts';
import type { PossibleParent, Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';
import { byLikelihood, callsAgree, isLive, markParent, turnFits } from './weighParent.ts';

/**
 * Where a situation hangs, by what is known when it arrives. Evidence ranks and may lift one parent clearly above the rest; it
 * never excludes one, nor the beginning of an interaction. Source: contracts/NOTES.md, "Which input continues which candidate".
 */
export function judgeLink(situation: SituationTraits, around: Surroundings): Judgement {
  return judgeCoached(situation, around) ?? nameRepeated(situation, around, judgeByMemory(situation, around));
}

function judgeByMemory(situation: SituationTraits, around: Surroundings): Judgement {
  const { parents, total, begins } = around;
  if (around.stamped !== null) return judgeStamped(situation, around.stamped);
  if (total === 0) {
    if (!begins) {
      const edited = judgeNear(situation, around);
      if (edited !== null) return edited;
    }
    return clearly(situation.isFeedback && !begins ? 'probable' : 'certain', null, markBeginning(situation, around));
  }
  const live = parents.filter(isLive);
  if (onlyBegins(situation, around)) return clearly('probable', null, markBeginning(situation, around));
  const [first] = live;
  const sole = around.live === 1 && !begins ? (first ?? null) : null;
  const alone = total === 1 && !begins ? (parents[0] ?? null) : null;
  const clear = sole ?? alone ?? findClear(situation, live, around);
  if (clear === null) return listAll(situation, around);
  const isCertain =
    total === 1 &&
    sole !== null &&
    !sole.stamped &&
    callsAgree(situation, clear) !== false &&
    (turnFits(situation, clear) || !situation.isFeedback);
  return clearly(isCertain ? 'certain' : 'probable', clear, markParent(situation, clear));
}

/** A stamp leaves no doubt, whatever became of the memory beside it. */
function judgeStamped(situation: SituationTraits, { parent, equal }: NonNullable<Surroundings['stamped']>): Judgement {
  const marks = markParent(situation, parent).filter(({ code }) => code !== 'stamp' && code !== 'memory');
  const judged = clearly('certain', parent, [markFor('stamp'), markFor(equal ? 'memory' : 'edited'), ...marks]);
  return equal ? judged : { ...judged, edited: parent };
}

function clearly(certainty: Certainty, parent: PossibleParent | null, marks: readonly Mark[]): Judgement {
  return { kind: parent === null ? 'root' : 'next', certainty, alternativeOf: null, choices: [{ parent, marks }], more: 0, edited: null };
}

function listAll(situation: SituationTraits, around: Surroundings): Judgement {
  const all = byLikelihood(situation, around.parents)
    .slice(0, MOST_CHOICES)
    .map((parent): JudgedChoice => ({ parent, marks: markParent(situation, parent) }));
  if (around.begins) all.splice(placeOfBeginning(situation, all), 0, { parent: null, marks: markBeginning(situation, around) });
  const choices = all.slice(0, MOST_CHOICES);
  const first = choices[0]?.parent ?? null;
  const possible = around.total + (around.begins ? 1 : 0);
  return {
    kind: first === null ? 'root' : 'next',
    certainty: 'ambiguous',
    alternativeOf: null,
    choices,
    more: possible - choices.length,
    edited: null,
  };
}

/** Before all where somebody speaks; where the environment answers, after those that a caller may have continued, as far as they are listed. */
function placeOfBeginning(situation: SituationTraits, all: readonly JudgedChoice[]): number {
  if (!situation.isFeedback) return 0;
  const live = all.filter(({ parent }) => parent !== null && isLive(parent)).length;
  return Math.min(live, MOST_CHOICES - 1);
}

function markBeginning(situation: SituationTraits, around: Surroundings): Mark[] {
  const { total, begins } = around;
  return [
    total === 0 ? markFor('memory') : markAgainst('memory'),
    ...(lacksStamp(around) ? [markFor('stamp')] : []),
    ...(begins ? [markFor('order')] : []),
    situation.isFeedback ? markAgainst('turn') : markFor('turn'),
  ];
}
