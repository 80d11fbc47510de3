import { readFeedback } from '../feedback.ts';
import { readOutcome } from '../outcomeLine.ts';
import type { Act } from './acts.ts';

const BAD_NEWS = /fail|error|unable|unknown|invalid|cannot|can.?t|could not|does not|not allowed/i;

/** The acts of one decision with what the environment said of them; null where it said nothing. */
export function judgeActs(acts: readonly Act[], feedback: string | null): Act[] {
  if (feedback === null || acts.length === 0) return [...acts];
  const { lines, failure } = readFeedback(feedback);
  const outcomes = lines.flatMap((line) => readOutcome(line) ?? []);
  return acts.map((act) => {
    const place = outcomes.findIndex(({ robot, tool }) => robot === act.robot && tool === act.tool);
    // Each line speaks of one call: the next call of the same robot has its own.
    const own = place < 0 ? undefined : outcomes.splice(place, 1)[0];
    if (own !== undefined) return judged(act, own.succeeded ? 'done' : 'failed', own.succeeded ? '' : own.message);
    const words = failure ?? lines.join(' ');
    if (words === '') return act;
    return BAD_NEWS.test(words) ? judged(act, 'failed', words) : judged(act, failure === null ? 'unknown' : 'done', act.reason);
  });
}

function judged({ robot, tool, values }: Act, outcome: Act['outcome'], reason: string): Act {
  return { robot, tool, values, outcome, reason };
}
