import type { Choice } from './decide.ts';

/**
 * The choice for a candidate's place: 0 the best one; then the same by other robots that could do it; then
 * asking first; then the same words otherwise. No two places give the same.
 */
export function varyChoice(best: Choice, place: number): Choice {
  if (place === 0) return best;
  const [first, ...rest] = best.calls;
  if (first === undefined) return { ...best, say: reword(best.say, place), rule: `${best.rule}; in other words` };
  const others = rest.length === 0 ? first.others : [];
  const robot = others[place - 1];
  if (robot !== undefined) return { say: '', calls: [{ ...first, robot }], rule: `${best.rule}; by another robot` };
  return { say: ask(best, place - others.length - 1), calls: [], rule: `${best.rule}; asking first` };
}

function ask({ calls }: Choice, wording: number): string {
  const plan = calls.map(({ robot, does }) => `${robot} to ${does}`).join(' and ');
  if (wording === 0) return `Do you want ${plan}?`;
  return wording === 1 ? `I would tell ${plan}. Is that right?` : `Shall I tell ${plan}? (wording ${wording + 1})`;
}

function reword(text: string, wording: number): string {
  if (wording === 1) return `As far as I can tell: ${text}`;
  return wording === 2 ? `${text} Tell me if that is not so.` : `${text} (wording ${wording + 1})`;
}
