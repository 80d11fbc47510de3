import { literalOf, membersOf, stringOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import type { CandidateBrief } from '../../situation.ts';
import { clip } from '../clip.ts';
import { readAgain } from '../recentReading.ts';
import { oneLine } from './asked.ts';
import { callsOf, isErrorCandidate } from './candidateParts.ts';
import { memberOfKind, textAt } from './members.ts';

/** A line shows this much of a decision's text and this many calls; the rest would be cut anyway. */
const SHOWN_UNITS = 400;
const SHOWN_CALLS = 20;

/** A candidate in one line: `arm1 · pick(banana)`, `say “Done.”`, `error model_error: …`, `says nothing`. */
export function describeCandidateText(text: string): CandidateBrief {
  const reading = readAgain(text);
  if (!reading.ok || reading.document.kinds[0] !== KIND.object) return { status: 'error', line: 'can’t be read as a candidate' };
  const { document } = reading;
  const error = memberOfKind(document, 0, 'error', KIND.object);
  if (isErrorCandidate(document, 0)) {
    const message = textAt(document, error, 'message').slice(0, SHOWN_UNITS);
    return { status: 'error', line: oneLine(`error ${textAt(document, error, 'code').slice(0, SHOWN_UNITS)}: ${message}`) };
  }
  return { status: 'completed', line: oneLine(describeDecision(document, memberOfKind(document, 0, 'output', KIND.object))) };
}

function describeDecision(document: JsonDocument, output: number): string {
  const say = textAt(document, output, 'say').slice(0, SHOWN_UNITS);
  const parts = callsOf(document, output)
    .slice(0, SHOWN_CALLS)
    .map((call) => describeCall(document, call));
  // A line that is cut must still end its quotation.
  if (say !== '') parts.push(`say “${clip(say, 190)}”`);
  return parts.length === 0 ? 'says nothing' : parts.join(', ');
}

function describeCall(document: JsonDocument, call: number): string {
  const robot = clip(textAt(document, call, 'target_robot_name'), 60);
  const given = memberOfKind(document, call, 'arguments', KIND.object);
  const values =
    given < 0
      ? []
      : membersOf(document, given)
          .slice(0, SHOWN_CALLS)
          .map((member) => describeValue(document, member));
  const name = `${clip(textAt(document, call, 'name'), 60)}(${values.join(', ')})`;
  return robot === '' ? name : `${robot} · ${name}`;
}

function describeValue(document: JsonDocument, node: number): string {
  return clip(document.kinds[node] === KIND.string ? stringOf(document, node) : literalOf(document, node), 40);
}
