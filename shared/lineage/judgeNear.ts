import type { Judgement, JudgedChoice } from './judgement.ts';
import { MOST_CHOICES } from './judgement.ts';
import { markAgainst, markFor } from './marks.ts';
import type { NearParent, Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';
import { byLikelihood, callsAgree, isLive, markParent } from './weighParent.ts';

/**
 * Where a memory that nobody returned shares parts with one that a candidate returned, its caller may have changed it. That it
 * may as well begin an interaction stays among the choices, unless what was executed speaks for one candidate alone.
 */
export function judgeNear(situation: SituationTraits, { near }: Surroundings): Judgement | null {
  const likely = byLikelihood(
    situation,
    near.map(({ parent }) => parent),
  );
  const place = new Map(likely.map(({ order }, index) => [order, index]));
  const placeOf = ({ parent }: NearParent): number => place.get(parent.order) ?? 0;
  const sorted = near.filter(({ parent }) => isLive(parent)).sort((a, b) => b.shared - a.shared || placeOf(a) - placeOf(b));
  const [best] = sorted;
  if (best === undefined) return null;
  const executed = sorted.filter(({ parent }) => callsAgree(situation, parent) === true);
  const [clear] = executed;
  if (clear !== undefined && executed.length === 1 && clear === best) {
    return { ...judged(clear), certainty: 'probable', choices: [choose(situation, clear)], more: 0 };
  }
  const choices = sorted.slice(0, MOST_CHOICES - 1).map((one) => choose(situation, one));
  const beginning: JudgedChoice = {
    parent: null,
    marks: [markFor('memory'), situation.isFeedback ? markAgainst('turn') : markFor('turn')],
  };
  return { ...judged(best), certainty: 'ambiguous', choices: [...choices, beginning], more: sorted.length - choices.length };
}

function judged({ parent }: NearParent): Pick<Judgement, 'kind' | 'alternativeOf' | 'edited'> {
  return { kind: 'next', alternativeOf: null, edited: parent };
}

function choose(situation: SituationTraits, { parent }: NearParent): JudgedChoice {
  return { parent, marks: [markFor('edited'), ...markParent(situation, parent).filter(({ code }) => code !== 'memory')] };
}
