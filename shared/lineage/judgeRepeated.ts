import type { Certainty } from '../link.ts';
import type { JudgedChoice, Judgement } from './judgement.ts';
import { MOST_CHOICES } from './judgement.ts';
import { markFor } from './marks.ts';
import { onlyBegins } from './onlyBegins.ts';
import type { PossibleParent, Repeated, Surroundings } from './possibleParent.ts';
import type { SituationTraits } from './traits.ts';
import { byLikelihood } from './weighParent.ts';

/** A coached situation hangs where the one hangs that it repeats; null where it is not coached, or that one is not known. */
export function judgeCoached(situation: SituationTraits, around: Surroundings): Judgement | null {
  const { repeated } = around;
  const [latest] = repeated;
  if (!situation.coached || latest === undefined) return null;
  const parents = parentsOf(situation, repeated);
  const beyond = Math.max(0, ...repeated.map((one) => one.more)) + Math.max(0, parents.length - MOST_CHOICES);
  const isOne = parents.length === 1 && beyond === 0;
  const known = isOne ? null : parentKnown(situation, around, parents);
  const more = known === null ? beyond : 0;
  const choices = (known?.parents ?? parents).map((parent): JudgedChoice => ({ parent, marks: [markFor('coached'), markFor('repeat')] }));
  return {
    kind: 'alternative',
    certainty: isOne ? 'certain' : (known?.certainty ?? 'ambiguous'),
    alternativeOf: latest.alternativeOf ?? latest.situation,
    choices: choices.slice(0, MOST_CHOICES),
    more,
    edited: null,
  };
}

/** Where a situation hangs that more others equal than are looked at, by its own memory; null where that does not tell. */
function parentKnown(
  situation: SituationTraits,
  around: Surroundings,
  listed: readonly (PossibleParent | null)[],
): { readonly parents: readonly (PossibleParent | null)[]; readonly certainty: Certainty } | null {
  if (around.stamped !== null) return { parents: [around.stamped.parent], certainty: 'certain' };
  const allBegin = listed.every((parent) => parent === null);
  return allBegin && onlyBegins(situation, around) ? { parents: listed, certainty: 'probable' } : null;
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
