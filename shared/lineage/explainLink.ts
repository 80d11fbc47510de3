import type { CandidatePlace, Evidence, Link, ParentChoice } from '../link.ts';
import type { Mark } from './marks.ts';
import type { PossibleParent } from './possibleParent.ts';

/** A possible parent as it was judged: what it decides, and the reasons. */
export interface ChoiceFacts {
  /** Null where the situation may begin an interaction. */
  readonly parent: { readonly place: CandidatePlace; readonly decides: PossibleParent['decides'] } | null;
  readonly marks: readonly Mark[];
}

/** What evidence is told with: a link's choices and what it speaks of. */
export interface LinkFacts extends Omit<Link, 'evidence' | 'choices' | 'parent'> {
  readonly sourceId: string;
  readonly isFeedback: boolean;
  /** The parent that stands, with its reasons; a person's word may have made it another than the first choice. */
  readonly stands: ChoiceFacts;
  readonly choices: readonly ChoiceFacts[];
}

/** Puts a link into words that a person can check. */
export function explainLink(facts: LinkFacts): Link {
  const { sourceId: _id, isFeedback: _feedback, stands, choices, ...link } = facts;
  return {
    ...link,
    parent: stands.parent?.place ?? null,
    evidence: evidenceOf(facts, stands),
    choices: choices.map((choice): ParentChoice => ({ parent: choice.parent?.place ?? null, evidence: evidenceOf(facts, choice) })),
  };
}

function evidenceOf(facts: LinkFacts, choice: ChoiceFacts): Evidence[] {
  const { parent, marks } = choice;
  const isStamped = marks.some(({ code, speaks }) => code === 'stamp' && speaks === 'for');
  return marks.map((mark) => ({
    ...mark,
    text: parent === null ? describeBeginning(facts, mark) : describeParent(facts, { ...parent, isStamped }, mark),
  }));
}

function describeBeginning({ alternativeOf }: LinkFacts, { code, speaks }: Mark): string {
  const isFor = speaks === 'for';
  switch (code) {
    case 'memory':
      return isFor ? 'No recorded candidate returned this memory.' : 'Candidates returned this memory.';
    case 'order':
      return 'Interactions begin with this memory, or it holds nothing that one would have left.';
    case 'turn':
      return isFor
        ? 'Somebody speaks, as at the beginning of an interaction.'
        : 'The environment answers, which seldom begins an interaction.';
    case 'stamp':
      return 'Candidates returned this memory with a stamp, which it does not carry.';
    case 'repeat':
      return repeatText(alternativeOf, 'which begins an interaction');
    case 'coached':
      return 'It is coached: such an input repeats an earlier situation.';
    default:
      return personText;
  }
}

const personText = 'A person said so.';

function repeatText(alternativeOf: string | null, where: string): string {
  return `The same instruction, memory, tools and attributes came before, in ${alternativeOf ?? 'an earlier situation'}, ${where}.`;
}

interface NamedParent extends NonNullable<ChoiceFacts['parent']> {
  /** The situation's memory carries its stamp. */
  readonly isStamped: boolean;
}

function describeParent(
  { sourceId, isFeedback, alternativeOf, edited }: LinkFacts,
  { place: { situation, candidate }, decides, isStamped }: NamedParent,
  { code, speaks }: Mark,
): string {
  const name = `candidate ${candidate} of ${situation}`;
  const isFor = speaks === 'for';
  switch (code) {
    case 'stamp':
      return isFor
        ? `The memory carries the stamp that was put into the memory of ${name}.`
        : `The memory of ${name} went out with a stamp, which this one does not carry.`;
    case 'memory':
      return `The memory equals the one that ${name} returned.`;
    case 'edited':
      if (isStamped) return `Beside the stamp, the memory is not what ${name} returned: its caller changed it.`;
      return edited === null
        ? `Parts of the memory equal those of ${name}.`
        : `No candidate returned this memory, but parts of it equal those of ${name}.`;
    case 'calls':
      return isFor ? `The calls that were executed are those of ${name}.` : `The calls that were executed are not those of ${name}.`;
    case 'turn':
      return describeTurn(isFeedback, decides);
    case 'scene':
      return isFor ? 'Tools and known robots are the same.' : 'Tools or known robots are other ones.';
    case 'slot':
      return `It has the same input id, ${sourceId.slice(0, 60)}, and ${name} was the latest answer to that id.`;
    case 'order':
      return isFor ? `Nothing had continued ${name} yet.` : `Something else continued ${name} before.`;
    case 'delivery':
      return `The answer with ${name} never reached its caller.`;
    case 'repeat':
      return repeatText(alternativeOf, `which continues ${name}`);
    case 'coached':
      return 'It is coached: such an input repeats an earlier situation.';
    case 'person':
      return personText;
  }
}

function describeTurn(isFeedback: boolean, decides: PossibleParent['decides']): string {
  if (decides === 'error') return 'It is an error, where callers end.';
  if (decides === 'nothing') return 'It says and calls nothing, where callers end.';
  if (isFeedback) {
    return decides === 'calls' ? 'It made calls, and the environment answers.' : 'The environment answers, but it made no calls.';
  }
  return 'It had spoken, and somebody answers.';
}
