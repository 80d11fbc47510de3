import type { JudgedChoice, Judgement } from './judgement.ts';
import { MOST_CHOICES } from './judgement.ts';
import { markFor } from './marks.ts';
import type { PossibleParent, Repeated, Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';
import { byLikelihood } from './weighParent.ts';

/** A coached situation hangs where the one hangs that it repeats; null where it is not coached, or that one is not known. */
export function judgeCoached(situation: SituationTraits, { repeated }: Surroundings): Judgement | null {
  const [latest] = repeated;
  if (!situation.coached || latest === undefined) return null;
  const choices = parentsOf(situation, repeated).map((parent): JudgedChoice => ({
    parent,
    marks: [markFor('coached'), markFor('repeat')],
  }));
  const more = Math.max(0, ...repeated.map((one) => one.more)) + Math.max(0, choices.length - MOST_CHOICES);
  return {
    kind: 'alternative',
    certainty: choices.length === 1 && more === 0 ? 'certain' : 'ambiguous',
    alternativeOf: latest.alternativeOf ?? latest.situation,
    choices: choices.slice(0, MOST_CHOICES),
    more,
    edited: null,
  };
}

function parentsOf(situation: SituationTraits, repeated: readonly Repeated[]): (PossibleParent | null)[] {
  const found = new Map<number | null, PossibleParent | null>();
  for (const { parents } of repeated) for (const parent of parents) found.set(numberOf(parent), parent);
  const candidates = byLikelihood(
    situation,
    [...found.values()].filter((parent) => parent !== null),
  );
  return found.has(null) ? [null, ...candidates] : candidates;
}

/**
 * A link without doubt whose situation was asked before, and not just now, is another attempt at that one. Only callers that want
 * several candidates continue one of them more than once: from them the same again, after an answer, is a further continuation.
 */
export function nameRepeated(situation: SituationTraits, { repeated }: Surroundings, judged: Judgement): Judgement {
  const [choice] = judged.choices;
  if (choice === undefined || (judged.certainty === 'ambiguous' && !situation.coached)) return judged;
  const before = repeated.find(
    ({ together, ended, parents, more }) =>
      !together && ended !== null && more === 0 && parents.length === 1 && numberOf(parents[0] ?? null) === numberOf(choice.parent),
  );
  if (before === undefined) return judged;
  if (choice.parent !== null && situation.wanted > 1 && !situation.coached && before.ended === 'answered') return judged;
  const alternativeOf = before.alternativeOf ?? before.situation;
  return { ...judged, kind: 'alternative', alternativeOf, choices: [{ ...choice, marks: [markFor('repeat'), ...choice.marks] }] };
}

function numberOf(parent: PossibleParent | null): number | null {
  return parent === null ? null : parent.order;
}
