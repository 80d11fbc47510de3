import { placeOf } from './mentions.ts';
import type { Past } from './past.ts';
import type { Scene } from './scene.ts';
import type { Goal } from './wish.ts';

/**
 * A question, where a permanent rule wants one before something that the goals need (`Ask before using area3.`)
 * and the user has not agreed yet: agreed is a yes to our question, or naming the thing again after it.
 */
export function asksFirst(scene: Scene, past: Past, goals: readonly Goal[], agreed: boolean): string | null {
  // Once something was called for this task, the question was settled before.
  if (agreed || past.acts().length > 0) return null;
  const task = (past.task ?? '').toLowerCase();
  for (const word of new Set(goals.flatMap(wordsOf))) {
    const rule = scene.rules.find((each) => /\bask\b.*\b(?:before|first)\b/i.test(each) && placeOf(each.toLowerCase(), word) >= 0);
    if (rule === undefined) continue;
    const answersUs = past.saidBefore().includes('?') && placeOf(past.saidBefore().toLowerCase(), word) >= 0;
    if (placeOf(task, word) >= 0 && (answersUs || /\b(?:instead|okay|ok)\b/.test(task))) continue;
    return `May I use ${word}? A rule says: ${rule}`;
  }
  return null;
}

function wordsOf(goal: Goal): readonly string[] {
  return goal.is === 'carry' ? [goal.thing, goal.where] : goal.words;
}
