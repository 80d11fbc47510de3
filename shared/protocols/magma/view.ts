import { itemsOf, literalOf, memberOf } from '../../json/access.ts';
import { KIND } from '../../json/document.ts';
import type { JsonDocument } from '../../json/document.ts';
import { canonicalNumber } from '../../json/numbers.ts';
import { createTextMap } from '../../json/textMap.ts';
import { stampOf, withoutStamp } from '../../lineage/stampedMemory.ts';
import type { Call, Candidate, CandidateError, Decision, SituationView } from '../../situation.ts';
import type { ReadRequest } from '../protocol.ts';
import { readAgain } from '../recentReading.ts';
import { callsOf, isErrorCandidate } from './candidateParts.ts';
import { memberOfKind, textAt } from './members.ts';

/** Situations with the candidates an answer gives them: by source_id, and where that fits none by place. */
export function viewAnswer(request: ReadRequest, answer: string | null): SituationView[] {
  const lists: Candidate[][] = request.situations.map(() => []);
  const reading = answer === null ? null : readAgain(answer);
  if (reading?.ok === true && reading.document.kinds[0] === KIND.array) placeCandidates(request, reading.document, lists);
  return request.situations.map((situation, place) => ({ ...situation, candidates: lists[place] ?? [] }));
}

function placeCandidates(request: ReadRequest, document: JsonDocument, lists: Candidate[][]): void {
  const byId = createTextMap<number>();
  for (const { sourceId, index } of request.situations) byId.set(canonicalNumber(sourceId), index);
  itemsOf(document, 0).forEach((item, place) => {
    const id = memberOfKind(document, item, 'source_id', KIND.number);
    const named = id < 0 ? undefined : byId.get(canonicalNumber(literalOf(document, id)));
    const list = lists[named ?? situationAt(request, place)];
    const candidate = list === undefined ? null : readCandidate(document, item, list.length);
    if (candidate !== null) list?.push({ ...candidate, pointer: `/${place}` });
  });
}

/** Whose candidate stands at a place, by what the situations ask for; -1 beyond them all. */
function situationAt(request: ReadRequest, place: number): number {
  let first = 0;
  return request.situations.findIndex(({ wanted }) => place < (first += wanted));
}

/** A candidate's own text, complete or not; null where it is not a JSON object. */
export function viewCandidateText(text: string, index: number): Candidate | null {
  const reading = readAgain(text);
  return reading.ok ? readCandidate(reading.document, 0, index) : null;
}

function readCandidate(document: JsonDocument, node: number, index: number): Candidate | null {
  if (document.kinds[node] !== KIND.object) return null;
  const output = memberOfKind(document, node, 'output', KIND.object);
  const error = memberOfKind(document, node, 'error', KIND.object);
  const isError = isErrorCandidate(document, node);
  const memory = memberOf(document, node, 'memory');
  const own = memory < 0 ? null : withoutStamp({ document, node: memory });
  const stamp = memory < 0 ? null : stampOf({ document, node: memory });
  const steps = memberOfKind(document, node, 'internal_steps', KIND.array);
  return {
    index,
    status: isError ? 'error' : 'completed',
    decision: isError ? null : readDecision(document, output),
    error: isError ? readError(document, error) : null,
    memoryText: own === null ? null : literalOf(own.document, own.node),
    ...(stamp === null ? {} : { stamp }),
    stepTexts: steps < 0 ? [] : itemsOf(document, steps).map((step) => literalOf(document, step)),
    text: literalOf(document, node),
  };
}

function readDecision(document: JsonDocument, output: number): Decision {
  return { say: textAt(document, output, 'say'), calls: callsOf(document, output).map((call) => readCall(document, call)) };
}

function readCall(document: JsonDocument, call: number): Call {
  const target = textAt(document, call, 'target_robot_name');
  const given = document.kinds[call] === KIND.object ? memberOf(document, call, 'arguments') : -1;
  return {
    name: textAt(document, call, 'name'),
    target: target === '' ? null : target,
    argumentsText: given < 0 ? '{}' : literalOf(document, given),
  };
}

function readError(document: JsonDocument, error: number): CandidateError {
  const component = textAt(document, error, 'component');
  return {
    code: textAt(document, error, 'code'),
    message: textAt(document, error, 'message'),
    component: component === '' ? null : component,
  };
}
