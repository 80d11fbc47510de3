import type { Choice } from './decide.ts';
import type { PlannedCall } from './nextCall.ts';

/**
 * The choice for a candidate's place: 0 the best one; then the same by other robots that could do it; then
 * asking first; then the same words otherwise. No two places give the same.
 */
export function varyChoice(best: Choice, place: number): Choice {
  if (place === 0) return best;
  const [first, ...rest] = best.calls;
  if (first === undefined) return { ...best, say: reword(best.say, place), rule: `${best.rule}; in other words` };
  const robot = rest.length === 0 ? first.others[place - 1] : undefined;
  if (robot !== undefined) return { say: '', calls: [{ ...first, robot }], rule: `${best.rule}; by another robot` };
  const asked = place - (rest.length === 0 ? first.others.length : 0) - 1;
  return { say: reword(`Shall I ${best.calls.map(describe).join(' and ')}?`, asked), calls: [], rule: `${best.rule}; asking first` };
}

const WORDINGS = [
  (text: string) => text,
  (text: string) => `${text} Tell me if you would rather have it otherwise.`,
  (text: string) => `As far as I can tell: ${text}`,
  (text: string) => `${text} What next?`,
];

function reword(text: string, place: number): string {
  const worded = WORDINGS[place]?.(text);
  return worded ?? `${text} (wording ${place + 1})`;
}

function describe({ robot, tool, words }: PlannedCall): string {
  return `${tool.name.replaceAll('_', ' ')} ${words.join(', ')} with ${robot}`;
}
