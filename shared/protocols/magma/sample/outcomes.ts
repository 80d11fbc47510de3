import { readFeedback } from '../feedback.ts';
import type { Act } from './acts.ts';

/** `arm1: pick succeed with message: banana picked.` */
const OUTCOME = /^(.+?): (.+?) (succeed(?:s|ed)?|fail(?:s|ed)?)\b(?: with message: )?(.*)$/;
const BAD_NEWS = /fail|error|unable|unknown|invalid|cannot|can.?t|could not|does not|not allowed/i;

/** The acts of one decision with what the environment said of them; null where it said nothing. */
export function judgeActs(acts: readonly Act[], feedback: string | null): Act[] {
  if (feedback === null || acts.length === 0) return [...acts];
  const { lines, failure } = readFeedback(feedback);
  const outcomes = lines.flatMap((line) => {
    const match = OUTCOME.exec(line.trim());
    return match === null
      ? []
      : [{ robot: match[1], tool: match[2], failed: match[3]?.startsWith('fail') === true, reason: match[4] ?? '' }];
  });
  return acts.map((act) => {
    const place = outcomes.findIndex(({ robot, tool }) => robot === act.robot && tool === act.tool);
    // Each line speaks of one call: the next call of the same robot has its own.
    const own = place < 0 ? undefined : outcomes.splice(place, 1)[0];
    if (own !== undefined) return judged(act, own.failed ? 'failed' : 'done', own.failed ? own.reason : '');
    const words = failure ?? lines.join(' ');
    if (words === '') return act;
    return BAD_NEWS.test(words) ? judged(act, 'failed', words) : judged(act, failure === null ? 'unknown' : 'done', act.reason);
  });
}

function judged({ robot, tool, values }: Act, outcome: Act['outcome'], reason: string): Act {
  return { robot, tool, values, outcome, reason };
}
